import { civilDayOf } from '../../../engine/values';

let offset = 0;

/** Follows the clock that the server counts days with, which has just said `now`: a device's may be set to any day. */
export function followServerClock(now: string): void {
  offset = Date.parse(now) - Date.now();
}

/** The moment by the server's clock. */
export const serverNow = () => new Date(Date.now() + offset);

/** Today in São Paulo by the server's clock, YYYY-MM-DD. */
export const today = () => civilDayOf(serverNow());
