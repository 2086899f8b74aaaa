import { refuseAuth } from './problems';

const MIN_LENGTH = 8;

/** Throws WEAK_PASSWORD, naming the field, unless a password has 8 characters, a letter and a digit. */
export function demandStrength(password: string, path: string): void {
  const isStrong = password.length >= MIN_LENGTH && /\p{L}/u.test(password) && /\d/.test(password);
  if (isStrong) return;
  const { text } = refuseAuth('WEAK_PASSWORD');
  throw refuseAuth('WEAK_PASSWORD', [{ path, code: 'weak', message: text.message }]);
}
