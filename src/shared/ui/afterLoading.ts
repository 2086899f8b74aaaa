const hidden = { visibility: 'hidden' } as const;

/** Style of what stands below a part that is still loading: it is shown once it has its place, so that it never jumps. */
export const afterLoading = {
  '[data-loading] ~ &': hidden,
  // A selector that began with its colon would be taken for a state of the element itself.
  '*:has([data-loading]) ~ &': hidden,
} as const;
