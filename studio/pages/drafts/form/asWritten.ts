/** How RJSF reads a file: nothing is filled in by itself, since a file says what it says. */
export const AS_WRITTEN = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
} as const;
