/** Lengths of time in milliseconds, to be counted in: `7 * DAY_MS`. Civil days are counted by engine/values/civilDay. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
