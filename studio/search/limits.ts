/** A shorter text stands nearly everywhere. */
export const SHORTEST = 2;
export const LONGEST = 200;
/** With more hits, people refine their search. */
export const MOST = 1000;
