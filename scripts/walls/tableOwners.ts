import { isExempt, type Breach } from './importWalls';

export interface Table {
  readonly constant: string;
  readonly name: string;
}

export interface Write {
  readonly table: string;
  readonly room: string;
  readonly file: string;
}

const TABLE = /export const (\w+) = pgTable\(\s*'(\w+)'/g;

export function tablesOf(source: string): Table[] {
  return [...source.matchAll(TABLE)].map(([, constant = '', name = '']) => ({ constant, name }));
}

export function writesOf(file: string, source: string, tables: readonly Table[]): Write[] {
  const room = roomOf(file);
  if (room === undefined || isExempt(file)) return [];
  const written = tables.filter((table) => writes(source, table));
  return written.map(({ constant }) => ({ table: constant, room, file }));
}

/** The writes of tables that more than one room writes: one room's rules for its rows could not hold then. */
export function ownerBreaches(all: readonly Write[]): Breach[] {
  const isShared = ({ table, room }: Write) =>
    all.some((other) => other.table === table && other.room !== room);
  return all
    .filter(isShared)
    .map(({ file, table }) => `${file}: writes ${table}, as another room does; one module owns a table`);
}

/** The demonstration's seed fills tables before any module has worked with them. */
function roomOf(file: string): string | undefined {
  const [top, folder, module] = file.split('/');
  if (top !== 'server' || folder === 'seed') return undefined;
  return folder === 'modules' ? module : folder;
}

function writes(source: string, { constant, name }: Table): boolean {
  const byDrizzle = String.raw`\.(insert|update|delete)\(\s*${constant}\s*\)`;
  const byRow = String.raw`\b(insertRow|updateRow)\(\s*\w+,\s*${constant}\b`;
  const bySql = String.raw`\b(insert\s+into|update|delete\s+from)\s+("?${name}"?\b|\$\{${constant}\})`;
  return new RegExp(`${byDrizzle}|${byRow}|${bySql}`, 'i').test(source);
}
