/**
 * Side spacing of header, content and footer, so that they share one column; from md on it leaves room for the
 * round buttons at lower right.
 */
const edge = { base: '4', md: '4.5rem', beside: '8' };
export const gutter = { ps: edge, pe: edge };

/** For lists, whose rows take the full width; rows under the round buttons can be scrolled away. */
const listEdge = { base: '4', md: '6' };
export const listGutter = { ps: listEdge, pe: listEdge };
