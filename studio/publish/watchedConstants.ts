import type { ProductFiles } from '../../engine/definition';
import type { Json } from '../../engine/expression';

const FILE = 'constants.json';

function watchedRows(rows: object, look: () => void): object {
  return new Proxy(rows, {
    get: (target, key) => (look(), Reflect.get(target, key) as unknown),
    has: (target, key) => (look(), Reflect.has(target, key)),
    ownKeys: (target) => (look(), Reflect.ownKeys(target)),
  });
}

/** The same files; reading a constant's rows reports its name. */
export function watchedConstants(files: ProductFiles, look: (name: string) => void): ProductFiles {
  const table = files.get(FILE);
  if (typeof table !== 'object' || table === null) return files;
  const rows = Object.entries(table).map(([name, row]: [string, Json]) =>
    typeof row === 'object' && row !== null ? [name, watchedRows(row, () => look(name))] : [name, row],
  );
  return new Map([...files, [FILE, Object.fromEntries(rows) as Json]]);
}
