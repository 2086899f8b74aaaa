/**
 * What header, content and footer keep from both edges, so that they stand in one column, evenly between menu and edge:
 * from md on with room for the round buttons of the lower right corner, until the column's own margin has that.
 */
const edge = { base: '4', md: '4.5rem', beside: '8' };
export const gutter = { ps: edge, pe: edge };

/** Of a list, whose rows take the window; what the round buttons lie on scrolls away from under them. */
const listEdge = { base: '4', md: '6' };
export const listGutter = { ps: listEdge, pe: listEdge };
