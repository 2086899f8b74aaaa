/** Room for the round buttons of the lower right corner, where the column of content leaves them none beside it. */
const besideButtons = '@media (min-width: 960px) and (max-width: 1535.98px)';

/** What header, content and footer keep from the edges, so that they stand in one column. */
export const gutter = { px: { base: '4', md: '8' }, [besideButtons]: { pe: '20' } };
