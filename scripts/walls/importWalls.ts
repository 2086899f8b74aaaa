import { dirname, join, normalize } from 'node:path';

/**
 * Which rooms each room may import from: `src → renderers → engine ← server`, `src → contract ← server`. The studio of product
 * analysts stands on the engine and its pages on the portal, of which only routes and frame know them.
 */
const ALLOWED: Record<string, readonly string[]> = {
  engine: ['engine'],
  contract: ['contract', 'engine'],
  renderers: ['renderers', 'engine'],
  src: ['src', 'src/app', 'renderers', 'engine', 'contract'],
  'src/app': ['src/app', 'src', 'renderers', 'engine', 'contract', 'studio/pages'],
  studio: ['studio', 'engine', 'contract'],
  'studio/pages': ['studio/pages', 'studio', 'src', 'src/app', 'renderers', 'engine', 'contract'],
  server: ['server', 'engine', 'contract', 'studio'],
};

/** What others may import from the engine: the `exports` of engine/package.json, as paths of the checkout. */
export const ENTRY_POINTS = [
  'engine/index',
  'engine/definition',
  'engine/expression',
  'engine/publish',
  'engine/publish/vitePlugin',
  'engine/rating',
  'engine/reading',
  'engine/values',
];

// The browser takes statuses and the flows of links from the contract as values and everything else as types: schemas stay on the server.
const VALUES_FOR_BROWSER = /(^|\/)contract\/(statuses\/|(linkFlows|roles)$)/;
const VALUE_IMPORT = /\bimport\s+(?!type\b)[^'"]*?(['"])([^'"\n]*\/contract\/[^'"\n]*)\1/g;

// The engine is data and functions, and runs in the browser, on the server and in the analysts' tools.
const NOT_IN_ENGINE = /^(node:|react|@chakra-ui|@emotion|axios|swr|pg$|fastify)/;
const NOT_PURE = /\b(Date\.now\(|new Date\(\)|Math\.random\(|fetch\(|document\.|window\.|localStorage\b)/;

/** One breach, as `file: reason`. */
export type Breach = string;

export function isExempt(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.includes('/testing/');
}

export function importBreaches(file: string, source: string): Breach[] {
  const rooms = isExempt(file) ? undefined : ALLOWED[roomOf(file)];
  return specifiers(source).flatMap((specifier) => {
    const reason = folderReason(file, specifier) ?? (rooms && reasonOf(file, specifier, rooms));
    return reason ? [`${file}: ${reason}`] : [];
  });
}

/** Vite takes a folder with a package.json for its package, whose `dist` exists only while it is packed. */
function folderReason(file: string, specifier: string): string | null {
  const isFolder = specifier.startsWith('.') && normalize(join(dirname(file), specifier)) === 'engine';
  return isFolder ? `imports ${specifier}, which may be its package; name ${specifier}/index` : null;
}

function reasonOf(file: string, specifier: string, rooms: readonly string[]): string | null {
  return specifier.startsWith('.') ? relativeReason(file, specifier, rooms) : packageReason(file, specifier);
}

export function schemaBreaches(file: string, source: string): Breach[] {
  if (!/^(src|renderers|studio\/pages)\//.test(file) || isExempt(file)) return [];
  return [...source.matchAll(VALUE_IMPORT)]
    .map(([, , specifier = '']) => specifier)
    .filter((specifier) => !VALUES_FOR_BROWSER.test(specifier))
    .map(
      (specifier) => `${file}: imports ${specifier} as a value; the browser takes types only (import type)`,
    );
}

export function purityBreaches(file: string, source: string): Breach[] {
  if (!isData(file) || isExempt(file)) return [];
  const found = NOT_PURE.exec(source)?.[0];
  return found
    ? [`${file}: uses ${found.replace(/[(.]$/, '')}; the host gives the engine what it needs`]
    : [];
}

function relativeReason(file: string, specifier: string, rooms: readonly string[]): string | null {
  const path = normalize(join(dirname(file), specifier));
  const [target = '', ...inside] = path.split('/');
  if (target === 'product-schemas') return definitionReason(specifier, inside);
  if (!rooms.includes(roomOf(path))) {
    return `imports ${specifier}; it may import from ${rooms.join(', ')} only`;
  }
  return roomOf(file) === 'engine' ? null : entryReason(specifier, path);
}

function entryReason(specifier: string, path: string): string | null {
  if (roomOf(path) !== 'engine' || ENTRY_POINTS.includes(path)) return null;
  return `imports ${specifier}; of the engine others import ${ENTRY_POINTS.join(', ')} only`;
}

function definitionReason(specifier: string, inside: readonly string[]): string | null {
  return inside.length > 1
    ? `imports ${specifier}; a product is reached by the catalogue, not by name`
    : null;
}

function packageReason(file: string, specifier: string): string | null {
  const forbidden = isData(file) && NOT_IN_ENGINE.test(specifier);
  return forbidden ? `imports ${specifier}, which the engine does without` : null;
}

function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return `${first}/${second}` in ALLOWED ? `${first}/${second}` : first;
}

/** What fills and judges a wizard, and what checks it, is data and functions; files are read and hashed in publish/ alone. */
function isData(file: string): boolean {
  return /^(engine|studio)\//.test(file) && !/^(\w+\/publish|studio\/pages)\//.test(file);
}

export function specifiers(source: string): string[] {
  const found = source.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g);
  return [...found].map(([, , specifier]) => specifier ?? '');
}
