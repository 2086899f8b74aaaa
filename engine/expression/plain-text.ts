/** Letters of the Latin script, digits, ordinal signs, blanks and the punctuation of contracts and notices. */
const notPermitted = /[^\p{Script=Latin}0-9 .,;:!?'"()[\]{}/\\|@#$%&*+\-=_<>~^§°ªº²³–—‘’“”]/gu;
const combiningMarks = /\p{M}+/gu;

const notAlphanumeric = /[^A-Za-z0-9 ]/g;

/**
 * Free text as it is sent (specification 2 §5.1): no control characters, nothing outside the permitted set.
 * A line break or tab becomes a blank, so that the words beside it stay apart.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n|\s/g, ' ')
    .replace(notPermitted, '');
}

/** The text with its letters freed of accents and cedillas. */
export function unaccented(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').normalize('NFC');
}

/** A beneficiary's name as it is sent (specification 3 §5): letters without accents, digits and blanks. */
export function alphanumeric(text: string): string {
  return unaccented(text).replace(notAlphanumeric, '');
}
