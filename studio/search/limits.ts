/** A shorter text stands nearly everywhere. */
export const SHORTEST = 2;
export const LONGEST = 200;
/** Who has not found it in so many places says more of it. */
export const MOST = 1000;
