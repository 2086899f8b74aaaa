// npm run mail [-- e-mail]: the last e-mails of the outbox, of everybody or to one address.
import { run } from './lib/run.mjs';

run('../mail/main.ts');
