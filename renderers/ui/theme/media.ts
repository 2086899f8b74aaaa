/** Two columns of fields from 720 px on; tables become cards below. */
export const wide = '@media (min-width: 720px)';
export const narrow = '@media (max-width: 719.98px)';
export const calm = '@media (prefers-reduced-motion: reduce)';
