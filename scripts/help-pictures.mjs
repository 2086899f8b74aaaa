// npm run help-pictures: takes the pictures of the help again, from the screens as they are.
import { run } from './lib/run.mjs';

run('../help-pictures/main.ts');
