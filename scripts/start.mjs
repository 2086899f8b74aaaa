// npm start. Runs on any Node that knows modules, so that an old one gets a sentence instead of a syntax error.
import { run } from './lib/run.mjs';

run('../start/main.ts');
