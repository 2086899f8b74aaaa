// npm run bench. Options: --only 2,3 for some figures, --rounds 3 for a quick look.
import { run } from './lib/run.mjs';

run('../bench/main.ts');
