import { contentOf } from '../definition/contentOf';
import type { ProductFiles } from '../definition/files';
import type { Source, Sources } from '../model/Source';

export const SOURCES_FILE = '_shared/sources.json';

type Listed = Sources & { $schema?: unknown };

/** The remote sources that look-ups may name (specification 2 §7, 3 §7). */
export function sourcesOf(files: ProductFiles): Sources {
  const { $schema: _schema, ...sources } = contentOf<Listed>(files, SOURCES_FILE) ?? {};
  return sources;
}

const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g;

export function partsOfPath({ path }: Source): string[] {
  return [...path.matchAll(PLACEHOLDER)].map(([, name]) => name!);
}

export function neededParts(source: Source): string[] {
  return [...new Set([...partsOfPath(source), ...(source.needs ?? [])])];
}

export function takenParts(source: Source): string[] {
  return [...neededParts(source), ...(source.takes ?? [])];
}
