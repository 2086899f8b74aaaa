// npm run executive-link -- --client CNPJ --flow cotacao. See executive-link/options.ts for the other options.
import { run } from './lib/run.mjs';

run('../executive-link/main.ts');
