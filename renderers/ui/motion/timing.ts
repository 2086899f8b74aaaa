/** Seconds: what comes takes a moment longer than what goes. */
export const CALMLY = { duration: 0.18, ease: 'easeOut' } as const;
export const SOON = { duration: 0.14, ease: 'easeOut' } as const;
