/** The text operators that a field may name in `clean`: each makes a text of a text. */
export const CLEANERS = ['plainText', 'alphanumeric', 'unaccented', 'trim', 'upper', 'digits'] as const;

export type Cleaner = (typeof CLEANERS)[number];
