/** Specification 1 §9: from 100, 1.66 less every 250 ms, which is about 15 seconds. */
export const FULL = 100;
export const STEP = 1.66;
export const TICK_MS = 250;

export const tick = (left: number) => Math.max(0, left - STEP);
