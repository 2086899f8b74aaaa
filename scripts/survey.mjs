// npm run survey -- --user E-MAIL. See survey/options.ts for the other options.
import { run } from './lib/run.mjs';

run('../survey/main.ts');
