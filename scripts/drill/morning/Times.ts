/** What calls took, by what they are. */
export class Times {
  private readonly taken = new Map<string, number[]>();
  private readonly refused = new Map<string, string[]>();

  took(what: string, ms: number): void {
    listOf(this.taken, what).push(ms);
  }

  failed(what: string, how: string): undefined {
    listOf(this.refused, what).push(how.slice(0, 200));
  }

  get answered(): number {
    return [...this.taken.values()].reduce((sum, { length }) => sum + length, 0);
  }

  get failures(): readonly string[] {
    return [...this.refused.values()].flat();
  }

  failuresOf(what: string): readonly string[] {
    return this.refused.get(what) ?? [];
  }

  /** Milliseconds that so many of a hundred calls did not take longer than. */
  percentiles(what: string, shares: readonly number[]): readonly number[] {
    const times = (this.taken.get(what) ?? []).toSorted((a, b) => a - b);
    return shares.map((share) => Math.round(times[Math.ceil((times.length * share) / 100) - 1] ?? 0));
  }

  ofOne(what: string): number {
    return this.taken.get(what)?.length ?? 0;
  }
}

function listOf<Value>(lists: Map<string, Value[]>, what: string): Value[] {
  const list = lists.get(what) ?? [];
  lists.set(what, list);
  return list;
}
