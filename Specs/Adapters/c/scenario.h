/* Runs a scenario (`Specs/ScenarioFormat.md`) with the library. */
#ifndef SCENARIO_H
#define SCENARIO_H

#include "json.h"

/* A line may not be longer; a result that would be is not written to its end. */
enum { LONGEST_LINE = 1 << 20 };

/* Writes the members of a result that say what happened: status, steps and how it ended. */
void run_scenario(Arena *arena, const JSON *scenario, Output *result);

#endif
