// npm run products. Options: --json for machines, --write to refresh what is written from the operators.
import { run } from './lib/run.mjs';

run('../products/main.ts');
