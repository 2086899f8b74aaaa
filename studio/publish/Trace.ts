/**
 * Proof that a product's check found nothing, with the constants each part read: when rows change, only the parts
 * that read them need to run again.
 */
export interface Trace {
  /** Of everything else that the check reads, and of the engine (checkedOf). */
  readonly base: string;
  /** Of the rows that were read, by the constant's name. */
  readonly rows: Readonly<Record<string, string>>;
  /** Part numbers by the constants they read; parts that read none are left out. */
  readonly readers: readonly (readonly [names: readonly string[], parts: readonly number[]])[];
}

/** The constants read by each part that is still valid; `open` are the other parts. */
export interface Standing {
  readonly reads: ReadonlyMap<number, readonly string[]>;
  readonly open: ReadonlySet<number>;
}

/** What remains valid of a trace; `rowsOf` gives a constant's current hash. */
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
