/** So many of each are named; the rest is a number that leads to its list. */
export const SHOWN = 5;
