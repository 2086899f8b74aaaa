import { announce } from '../start/announce';
import { runUntilLost } from '../start/runUntilLost';
import { startDev } from './startDev';

export function main(): Promise<void> {
  return runUntilLost(startDev, announce);
}
