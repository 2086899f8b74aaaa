// Checks the walls between the rooms; see walls/importWalls.ts.
import { run } from './lib/run.mjs';

run('../walls/main.ts');
