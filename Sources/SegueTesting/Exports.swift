// One import brings all that the author of an implementation needs: the language, the judge, the corpus, campaigns.
@_exported public import SegueConformance
@_exported public import SegueExchange
@_exported public import SegueFuzzing
@_exported public import SegueScenarios
