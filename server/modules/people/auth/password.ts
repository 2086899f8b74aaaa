import common from './commonPasswords.json' with { type: 'json' };
import { refuseAuth } from './problems';

const MIN_LENGTH = 8;

/**
 * Throws WEAK_PASSWORD, naming the field, unless a password has 8 characters, a letter and a digit, and
 * COMMON_PASSWORD for what an attacker tries first.
 */
export function demandStrength(password: string, path: string): void {
  const isStrong = password.length >= MIN_LENGTH && /\p{L}/u.test(password) && /\d/.test(password);
  if (!isStrong) throw refused('WEAK_PASSWORD', 'weak', path);
  if (spellings(password).some(isCommon)) throw refused('COMMON_PASSWORD', 'common', path);
}

function refused(code: 'WEAK_PASSWORD' | 'COMMON_PASSWORD', field: string, path: string) {
  const { message } = refuseAuth(code).text;
  return refuseAuth(code, [{ path, code: field, message }]);
}

/** Senha@123 and s3nh@123! are no better than senha123. */
function spellings(password: string): string[] {
  const small = password.toLowerCase().normalize('NFD');
  const letters = small.replaceAll('@', 'a').replaceAll('$', 's');
  return [small, letters, letters.replaceAll('0', 'o').replaceAll('3', 'e').replaceAll('1', 'i')].map(
    (spelling) => spelling.replaceAll(/[^a-z0-9]/g, ''),
  );
}

/** A listed word with a year or a row of digits around it is the listed word. */
function isCommon(spelling: string): boolean {
  if (common.passwords.includes(spelling)) return true;
  const [, , word, digits = ''] = /^(\d*?)([a-z]+)(\d*)$/.exec(spelling) ?? [];
  return word !== undefined && common.words.includes(word) && isPredictable(digits);
}

const isPredictable = (digits: string): boolean =>
  /^(19|20)\d\d$/.test(digits) ||
  /^(\d)\1*$/.test(digits) ||
  '01234567890123'.includes(digits) ||
  '9876543210'.includes(digits);
