/** RJSF must not fill in defaults: a file says what it says. */
export const AS_WRITTEN = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
} as const;
