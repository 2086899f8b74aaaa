/** Letters of the Latin script, digits, ordinal signs, blanks and the punctuation of contracts and notices. */
const notPermitted = /[^\p{Script=Latin}0-9 .,;:!?'"()[\]{}/\\|@#$%&*+\-=_<>~^§°ªº²³–—‘’“”]/gu;
/** Texts that are plain already, as nearly all are: letters of Portuguese and the permitted signs, all composed. */
const plain = /^[ -_a-~À-ÖØ-öø-ÿ§°ªº²³–—‘’“”]*$/;
const combiningMarks = /\p{M}+/gu;

/** Control and format characters: zero-width ones, and those that turn the direction of a text. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
/** A line break or another blank, except the zero-width one. */
const blank = /\r\n|[^\S\ufeff]/g;
const lineBreak = /\r\n|[\r\u0085\u2028\u2029]/g;

const notAlphanumeric = /[^A-Za-z0-9 ]/g;

/**
 * Free text as it is sent (specification 2 §5.1): no control characters, nothing outside the permitted set.
 * A line break or tab becomes a blank, so that the words beside it stay apart.
 */
export function plainText(text: string): string {
  if (plain.test(text)) return text;
  return text.normalize('NFC').replace(blank, ' ').replace(notPermitted, '');
}

export function plainLines(text: string): string {
  return text.replace(lineBreak, '\n').split('\n').map(plainText).join('\n');
}

/** The text without invisible characters; any blank, line break or tab becomes a common blank. */
export function visibleText(text: string): string {
  return text.normalize('NFC').replace(blank, ' ').replace(invisible, '');
}

export function unaccented(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').normalize('NFC');
}

export function folded(text: string): string {
  return unaccented(text).toLowerCase();
}

/** A beneficiary's name as it is sent (specification 3 §5): letters without accents, digits and blanks. */
export function alphanumeric(text: string): string {
  return unaccented(text).replace(notAlphanumeric, '');
}

/** The number of a document without its mask, in the capitals that it is compared in. */
export function unmasked(text: string): string {
  return alphanumeric(text).replaceAll(' ', '').toUpperCase();
}
