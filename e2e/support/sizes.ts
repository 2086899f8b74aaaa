/** A desk and a phone; in px. */
export const SIZES = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } } as const;

/** In the title of a journey that runs on a phone too (e2e/README.md says which do). */
export const NARROW = '@narrow';
