#include "segue_adapter.h"
