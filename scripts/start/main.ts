import { announce } from './announce';
import { runUntilLost } from './runUntilLost';
import { startProduct } from './startProduct';

/** npm start: the production build on the configured port. */
export function main(): Promise<void> {
  return runUntilLost(startProduct, announce);
}
