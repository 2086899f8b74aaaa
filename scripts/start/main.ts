import { announce } from './announce';
import { runUntilLost } from './runUntilLost';
import { startProduct } from './startProduct';

export function main(): Promise<void> {
  return runUntilLost(startProduct, announce);
}
