export const SHOWN = 5;
