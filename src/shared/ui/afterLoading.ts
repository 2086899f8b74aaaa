const hidden = { visibility: 'hidden' } as const;

/** For elements below a loading part: hidden until their place is final, so that they never jump. */
export const afterLoading = {
  '[data-loading] ~ &': hidden,
  // A selector that began with its colon would be taken for a state of the element itself.
  '*:has([data-loading]) ~ &': hidden,
} as const;
