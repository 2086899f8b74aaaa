/** Brazilian document numbers: CPF, CNPJ (alphanumeric since July 2026, IN RFB 2.229/2024), CNJ process number. */
const cpfShape = /^\d{11}$/;
const cnpjShape = /^[0-9A-Z]{12}\d{2}$/;
const processShape = /^\d{7}-?\d{2}\.?\d{4}\.?\d\.?\d{2}\.?\d{4}$/;
const oneCharacterOnly = /^(.)\1*$/;

const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** The number without mask characters; letters stay, since a CNPJ may have them. */
export function bareTaxId(text: string): string {
  return text.replace(/[.\-/\s]/g, '');
}

/** Which document a text has the shape of, mask or not; its check digits are not looked at. */
export function kindOfTaxId(text: string): 'cpf' | 'cnpj' | null {
  const bare = bareTaxId(text);
  if (cpfShape.test(bare)) return 'cpf';
  return cnpjShape.test(bare) ? 'cnpj' : null;
}

export function isValidCpf(text: string): boolean {
  const bare = bareTaxId(text);
  return cpfShape.test(bare) && hasCheckDigits(bare, cpfWeights);
}

export function isValidCnpj(text: string): boolean {
  const bare = bareTaxId(text);
  return cnpjShape.test(bare) && hasCheckDigits(bare, cnpjWeights);
}

export function isValidTaxId(text: string): boolean {
  return isValidCpf(text) || isValidCnpj(text);
}

/** The last two characters are check digits; the first of them is weighed without the first weight. */
function hasCheckDigits(bare: string, weights: readonly number[]): boolean {
  if (oneCharacterOnly.test(bare)) return false;
  const length = bare.length - 2;
  const first = checkDigit(bare.slice(0, length), weights.slice(1));
  const second = checkDigit(bare.slice(0, length + 1), weights);
  return bare.endsWith(`${first}${second}`);
}

/** Each character counts as its ASCII code − 48, so digits count as themselves. */
function checkDigit(characters: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * (characters.charCodeAt(at) - 48), 0);
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/** The masked number; a text of neither shape comes back as it is. */
export function maskedTaxId(text: string): string {
  const bare = bareTaxId(text);
  if (cpfShape.test(bare)) return bare.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4');
  if (!cnpjShape.test(bare)) return text;
  return bare.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
}

/** CNJ Res. 65/2008: NNNNNNN-DD.AAAA.J.TR.OOOO with DD = 98 − (NNNNNNN AAAA J TR OOOO 00 mod 97). */
export function isValidProcessNumber(text: string): boolean {
  if (!processShape.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  const base = `${digits.slice(0, 7)}${digits.slice(9)}00`;
  return 98 - Number(BigInt(base) % 97n) === Number(digits.slice(7, 9));
}

/**
 * A document that a spreadsheet took for a number, with the one or two zeros that it began with; any other text as it is.
 * Of fewer figures it could be either kind.
 */
export function withZeros(bare: string): string {
  if (!/^(\d{9,10}|\d{12,13})$/.test(bare)) return bare;
  const whole = bare.padStart(bare.length > 10 ? 14 : 11, '0');
  return isValidTaxId(whole) ? whole : bare;
}

/** A process number as courts write it; a text that has other than its twenty digits keeps them as they came. */
export function processText(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 20
    ? digits.replace(/^(.{7})(.{2})(.{4})(.)(.{2})(.{4})$/, '$1-$2.$3.$4.$5.$6')
    : text.trim();
}
