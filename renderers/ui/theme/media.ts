/** Two columns of fields from 720 px on; tables become cards below. */
export const wide = '@media (min-width: 720px)';
/** A table's own room counts: beside the menu it has less than the window. */
export const tight = '@container (max-width: 719.98px)';
export const close = '@container (max-width: 960px)';
export const narrow = '@media (max-width: 719.98px)';
export const calm = '@media (prefers-reduced-motion: reduce)';
