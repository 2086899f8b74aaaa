import { nearest } from '../../../engine/index';

const KINDS = [
  ['catalogue', /^catalogue\.json$/, 'catalogue.json'],
  ['constants', /^constants\.json$/, 'constants.json'],
  ['messages', /^_shared\/messages\.json$/, '_shared/messages.json'],
  ['sources', /^_shared\/sources\.json$/, '_shared/sources.json'],
  ['step', /^_shared\/steps\/[a-z][a-z0-9-]*\.json$/, '_shared/steps/*'],
  ['rules', /^_shared\/rules\/[a-z][a-z0-9-]*\.json$/, '_shared/rules/*'],
  ['record', /^_shared\/record\/[a-z][a-z0-9-]*\.json$/, '_shared/record/*'],
  ['document', /^_documents\/[a-z][a-z0-9-]*\.json$/, '_documents/*'],
  ['clauses', /^_shared\/clauses\/[a-z][a-z0-9-]*\.json$/, '_shared/clauses/*'],
  ['clauses', /^[a-z][a-z0-9-]*\/clauses\.json$/, '{}/clauses.json'],
  ['reading', /^_shared\/reading\/[a-z][a-z0-9-]*\.json$/, '_shared/reading/*'],
  ['reading', /^[a-z][a-z0-9-]*\/reading\.json$/, '{}/reading.json'],
  ['product', /^[a-z][a-z0-9-]*\/product\.json$/, '{}/product.json'],
  ['rules', /^[a-z][a-z0-9-]*\/rules\.json$/, '{}/rules.json'],
  ['record', /^[a-z][a-z0-9-]*\/record\.json$/, '{}/record.json'],
  ['questionnaire', /^[a-z][a-z0-9-]*\/questionnaire\.json$/, '{}/questionnaire.json'],
  ['rating', /^[a-z][a-z0-9-]*\/rating\.json$/, '{}/rating.json'],
  ['step', /^[a-z][a-z0-9-]*\/steps\/[a-z][a-z0-9-]*\.json$/, '{}/steps/*'],
  ['given', /^[a-z][a-z0-9-]*\/cases\/given\.json$/, '{}/cases/given.json'],
  ['cases', /^[a-z][a-z0-9-]*\/cases\/[a-z][a-z0-9-]*\.cases\.json$/, '{}/cases/*'],
] as const;

export type FileKind = (typeof KINDS)[number][0];

export const FILE_KINDS: readonly FileKind[] = [...new Set(KINDS.map(([kind]) => kind))];

export function isMeta(file: string): boolean {
  return file.startsWith('_meta/');
}

/** A file's kind by its path; `undefined` for a path that no product file has. */
export function fileKind(file: string): FileKind | undefined {
  return KINDS.find(([, shape]) => shape.test(file))?.[0];
}

/** The name that was probably meant, within the same folder. */
export function nearestName(file: string): string | undefined {
  const [folder = '', ...rest] = file.split('/');
  const last = rest.at(-1) ?? '';
  const names = KINDS.map(([, , example]) => example.replace('{}', folder).replace('*', last));
  return nearest(
    file,
    names.filter((name) => name !== file),
  );
}

export function metaFile(kind: FileKind): string {
  return `_meta/${kind}.schema.json`;
}

/** What `$schema` of a file should say: the meta schema by its relative path. */
export function schemaReference(file: string, kind: FileKind): string {
  const up = '../'.repeat(file.split('/').length - 1) || './';
  return `${up}${metaFile(kind)}`;
}

/** Whether a file describes tests of a product instead of being part of it. */
export function isCases(file: string): boolean {
  return file.includes('/cases/');
}
