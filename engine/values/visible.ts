const PLAIN = /^[ -~]*$/;
const SEEN = /[!-~]/;
const NOTHING_TO_SEE = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const LINES = /[\n\r\t]/g;
// The characters that join one emoji are not hidden characters.
const PICTURES =
  /\p{Extended_Pictographic}(?:[\p{Emoji_Modifier}\u{FE0F}]|\u{200D}\p{Extended_Pictographic})*/gu;

/** Whether a text shows nothing: blanks, control and other invisible characters only. */
export function isBlank(text: string): boolean {
  // Both look at each character once: a text may be as long as a body.
  return !SEEN.test(text) && NOTHING_TO_SEE.test(text);
}

/**
 * Whether a text holds invisible characters: control characters, marks of direction, zero-width characters, halves of
 * characters. Line breaks and tabs count, unless the text may have several lines.
 */
export function hasHidden(text: string, hasLines = false): boolean {
  if (PLAIN.test(text)) return false;
  const seen = (hasLines ? text.replace(LINES, '') : text).replace(PICTURES, '');
  return HIDDEN.test(seen);
}
