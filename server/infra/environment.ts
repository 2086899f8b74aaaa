import { isIP } from 'node:net';
import { OperatorError } from './OperatorError';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The trimmed value of a variable; null when it is missing or empty. */
export function text(env: Environment, name: string): string | null {
  return env[name]?.trim() || null;
}

export function integer(
  env: Environment,
  name: string,
  { from, to, otherwise }: { from: number; to: number; otherwise: number },
): number {
  const value = text(env, name);
  if (value === null) return otherwise;
  const number = /^-?\d+$/.test(value) ? Number(value) : NaN;
  if (number >= from && number <= to) return number;
  throw new OperatorError(`${name} is "${value}", but must be a whole number from ${from} to ${to}.`);
}

export function oneOf<Word extends string>(
  env: Environment,
  name: string,
  words: readonly Word[],
): Word | null {
  const value = text(env, name);
  const word = words.find((candidate) => candidate === value);
  if (value === null || word) return word ?? null;
  throw new OperatorError(`${name} is "${value}", but must be one of ${words.join(', ')}.`);
}

/** Words of a closed list, separated by commas; `none` for an empty list, null when the variable is missing. */
export function wordList<Word extends string>(
  env: Environment,
  name: string,
  allowed: readonly Word[],
): readonly Word[] | null {
  const value = text(env, name);
  if (value === null || value === 'none') return value === null ? null : [];
  const found = value.split(',').map((part) => allowed.find((word) => word === part.trim()));
  if (found.every((word) => word !== undefined)) return found;
  throw new OperatorError(`${name} is "${value}", but must be some of ${allowed.join(', ')}, or none.`);
}

export function webUrl(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value === null) return null;
  if (['http:', 'https:'].includes(protocolOf(value))) return value.replace(/\/+$/, '');
  throw new OperatorError(`${name} is "${value}", but must be an http or https address.`);
}

export function networkList(env: Environment, name: string): readonly string[] {
  const entries = (text(env, name) ?? '').split(',').map((entry) => entry.trim());
  const wrong = entries.find((entry) => entry !== '' && !isNetwork(entry));
  if (wrong === undefined) return entries.filter(Boolean);
  throw new OperatorError(
    `${name} names "${wrong}", which is neither an address nor a network such as 10.0.0.0/8.`,
  );
}

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return bits > 0 && fits && more.length === 0;
}

/** A PostgreSQL address; never repeated in a message, since it holds a password. */
export function postgresUrl(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value === null) return null;
  if (['postgres:', 'postgresql:'].includes(protocolOf(value))) return value;
  throw new OperatorError(`${name} must look like postgresql://user:password@host:5432/database.`);
}

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}
