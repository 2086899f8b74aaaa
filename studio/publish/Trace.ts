/**
 * That the check of a product found nothing, and what each part of it read of the constants: where their rows are others,
 * only the parts that read them can find anything else.
 */
export interface Trace {
  /** Of everything else that the check reads, and of the engine (checkedOf). */
  readonly base: string;
  /** Of the rows that were read, by the constant's name. */
  readonly rows: Readonly<Record<string, string>>;
  /** The numbers of the parts that read the same constants; those that read none are left out. */
  readonly readers: readonly (readonly [names: readonly string[], parts: readonly number[]])[];
}

/** The constants that each part of a trace read, as far as their rows are still the same; `open` are the other parts. */
export interface Standing {
  readonly reads: ReadonlyMap<number, readonly string[]>;
  readonly open: ReadonlySet<number>;
}

/** What a trace still says where a constant's rows have the hash `rowsOf` now. */
export function standing({ rows, readers }: Trace, rowsOf: (name: string) => string): Standing {
  const isSame = (name: string) => rows[name] === rowsOf(name);
  const [reads, open] = [new Map<number, readonly string[]>(), new Set<number>()];
  for (const [names, parts] of readers) {
    const stands = names.every(isSame);
    for (const part of parts) {
      if (stands) reads.set(part, names);
      else open.add(part);
    }
  }
  return { reads, open };
}

/** The trace of a check of which every part has found nothing. */
export function traceOf(
  base: string,
  reads: ReadonlyMap<number, readonly string[]>,
  rowsOf: (name: string) => string,
): Trace {
  const groups = new Map<string, { names: readonly string[]; parts: number[] }>();
  for (const [part, found] of reads) {
    const names = [...new Set(found)].toSorted();
    const group = groups.get(names.join()) ?? { names, parts: [] };
    if (names.length > 0) groups.set(names.join(), group);
    group.parts.push(part);
  }
  const readers = [...groups.values()].map(({ names, parts }) => [names, parts] as const);
  const names = [...new Set(readers.flatMap(([read]) => read))];
  return { base, rows: Object.fromEntries(names.map((name) => [name, rowsOf(name)])), readers };
}
