// npm test. `npm test -- Lint Types` runs only the stages of these names.
import { run } from './lib/run.mjs';

run('../test/main.ts');
