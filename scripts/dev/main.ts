import { announce } from '../start/announce';
import { runUntilLost } from '../start/runUntilLost';
import { startDev } from './startDev';

/** npm run dev: the portal from its sources with hot reload, and a server that starts again when it changes. */
export function main(): Promise<void> {
  return runUntilLost(startDev, announce);
}
