import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse';

// PostgreSQL holds neither U+0000 nor half of a surrogate pair.
const UNSTORABLE = /[\0\p{Cs}]/u;

export function useStorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    const errors = [body, query, params].flatMap((part) => unstorable(part)).map(fault);
    if (errors.length > 0) throw refuse('INVALID_CHARACTERS', errors);
  });
}

const MAX_NAMED = 50;
const fault = (path: string) => ({ path, code: 'characters', message: 'Há caracteres inválidos no texto' });

export function unstorable(value: unknown): string[] {
  const found: string[] = [];
  let level: [path: string, value: unknown][] = [['', value]];
  while (level.length > 0 && found.length < MAX_NAMED) {
    found.push(...level.filter(([, each]) => typeof each === 'string' && UNSTORABLE.test(each)).map(first));
    const inner = level.flatMap(([path, each]) => entriesOf(path, each));
    found.push(...inner.filter(([, , isBad]) => isBad).map(first));
    level = inner.filter(([, , isBad]) => !isBad).map(([path, each]) => [path, each]);
  }
  return found.slice(0, MAX_NAMED);
}

const first = ([path]: readonly [string, ...unknown[]]) => path;

function entriesOf(path: string, value: unknown): [path: string, value: unknown, isBad: boolean][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, each]) => {
    const isBad = UNSTORABLE.test(key);
    const name = isBad ? key.replaceAll(/[\0\p{Cs}]/gu, '') : key;
    return [path === '' ? name : `${path}.${name}`, each, isBad];
  });
}
