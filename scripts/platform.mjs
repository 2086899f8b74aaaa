// npm run platform -- maintenance --until 2026-11-21T10:00 | open | status. See platform/options.ts.
import { run } from './lib/run.mjs';

run('../platform/main.ts');
