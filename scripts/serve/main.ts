import { announce } from '../start/announce';
import { startBuilt } from '../start/startProduct';
import { runUntilLost } from '../start/runUntilLost';

/** npm run serve: what npm run build made, in plain JavaScript and without development dependencies. */
await runUntilLost(startBuilt, announce);
