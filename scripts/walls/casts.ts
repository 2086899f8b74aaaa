import type { Breach } from './importWalls';
import { isExempt } from './importWalls';

/** Files that may cast: for what others keep private or type too narrowly, and a generic behind a lazy import. */
const BORDERS = [
  'server/db/openPool.ts',
  'server/db/prepared.ts',
  'server/infra/postgres/watchdog.ts',
  'server/modules/issued/printing/paper/fonts.ts',
  'src/shared/forms/Form.tsx',
];
const CAST = /\bas unknown\s+as\b/;
const ROOMS = /^(engine|studio|contract|renderers|src|server|scripts)\//;

export function castBreaches(file: string, source: string): Breach[] {
  if (!ROOMS.test(file) || isExempt(file) || BORDERS.includes(file)) return [];
  return CAST.test(source)
    ? [
        `${file}: takes a type for any other; JSON is typed by contentOf and shaped, anything else by checking it`,
      ]
    : [];
}
