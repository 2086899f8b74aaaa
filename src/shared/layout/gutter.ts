/**
 * What header, content and footer keep from the edges, so that they stand in one column: from md on with room for
 * the round buttons of the lower right corner, until the column's own margin has that.
 */
export const gutter = { ps: { base: '4', md: '8' }, pe: { base: '4', md: '20', beside: '8' } };
