import { dirname, join, normalize } from 'node:path';

/** Which rooms each room may import from; `src → renderers → engine ← server`, `src → contract ← server`. */
const ALLOWED: Record<string, readonly string[]> = {
  engine: ['engine'],
  contract: ['contract', 'engine'],
  renderers: ['renderers', 'engine'],
  src: ['src', 'renderers', 'engine', 'contract'],
  server: ['server', 'engine', 'contract'],
};

// The browser takes statuses and the flows of links from the contract as values and everything else as types: schemas stay on the server.
const VALUES_FOR_BROWSER = /(^|\/)contract\/(statuses\/|linkFlows$)/;
const VALUE_IMPORT = /\bimport\s+(?!type\b)[^'"]*?(['"])([^'"\n]*\/contract\/[^'"\n]*)\1/g;

// The engine is data and functions, and runs in the browser, on the server and in the analysts' tools.
const NOT_IN_ENGINE = /^(node:|react|@chakra-ui|@emotion|axios|swr|pg$|fastify)/;
const NOT_PURE = /\b(Date\.now\(|new Date\(\)|Math\.random\(|fetch\(|document\.|window\.|localStorage\b)/;

/** One breach, as `file: reason`. */
export type Breach = string;

/** Whether a file is a test or stands in the part of the engine that runs at build time only. */
export function isExempt(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.includes('/testing/');
}

/** The imports of `file` (path from the root, text given) that a wall forbids. */
export function importBreaches(file: string, source: string): Breach[] {
  const room = file.split('/')[0] ?? '';
  const rooms = ALLOWED[room];
  if (!rooms || isExempt(file)) return [];
  return specifiers(source).flatMap((specifier) => {
    const reason = specifier.startsWith('.')
      ? relativeReason(file, specifier, rooms)
      : packageReason(file, specifier);
    return reason ? [`${file}: ${reason}`] : [];
  });
}

/** Where a file of the browser takes more of the contract than types. */
export function schemaBreaches(file: string, source: string): Breach[] {
  if (!/^(src|renderers)\//.test(file) || isExempt(file)) return [];
  return [...source.matchAll(VALUE_IMPORT)]
    .map(([, , specifier = '']) => specifier)
    .filter((specifier) => !VALUES_FOR_BROWSER.test(specifier))
    .map(
      (specifier) => `${file}: imports ${specifier} as a value; the browser takes types only (import type)`,
    );
}

/** What in an engine file reads the clock, chance, the network or the page. */
export function purityBreaches(file: string, source: string): Breach[] {
  if (!file.startsWith('engine/') || file.startsWith('engine/publish/') || isExempt(file)) return [];
  const found = NOT_PURE.exec(source)?.[0];
  return found
    ? [`${file}: uses ${found.replace(/[(.]$/, '')}; the host gives the engine what it needs`]
    : [];
}

function relativeReason(file: string, specifier: string, rooms: readonly string[]): string | null {
  const [target = '', ...inside] = normalize(join(dirname(file), specifier)).split('/');
  if (target === 'product-schemas') return definitionReason(specifier, inside);
  return rooms.includes(target) ? null : `imports ${specifier}; it may import from ${rooms.join(', ')} only`;
}

/** The catalogue and the constants speak of all products; anything deeper belongs to one. */
function definitionReason(specifier: string, inside: readonly string[]): string | null {
  return inside.length > 1
    ? `imports ${specifier}; a product is reached by the catalogue, not by name`
    : null;
}

function packageReason(file: string, specifier: string): string | null {
  const buildTime = file.startsWith('engine/publish/');
  const forbidden = file.startsWith('engine/') && !buildTime && NOT_IN_ENGINE.test(specifier);
  return forbidden ? `imports ${specifier}, which the engine does without` : null;
}

/** The paths and packages that a file imports, imports of types included. */
export function specifiers(source: string): string[] {
  const found = source.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g);
  return [...found].map(([, , specifier]) => specifier ?? '');
}
