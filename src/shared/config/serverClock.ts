import { civilDayOf } from '../../../engine/values';

let offset = 0;

/** Follows the server's clock (`now`), as a device may be set to any day. */
export function followServerClock(now: string): void {
  offset = Date.parse(now) - Date.now();
}

export const serverNow = () => new Date(Date.now() + offset);

/** Today in São Paulo by the server's clock, YYYY-MM-DD. */
export const today = () => civilDayOf(serverNow());
