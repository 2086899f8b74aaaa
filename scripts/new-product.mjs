// npm run new-product -- <id> "<Title>": lays out a working product to start from.
import { run } from './lib/run.mjs';

run('../new-product/main.ts');
