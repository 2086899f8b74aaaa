import { standing, type Standing, type Trace } from './Trace';

/** Memory limits: states of products, and of constants for each; far more than are in use. */
const MOST = 500;
const MOST_OF_ONE = 8;

/** The checks that found nothing, as far as they are remembered. */
export class KnownTraces {
  private readonly byBase = new Map<string, readonly Trace[]>();

  add(trace: Trace): void {
    const rows = JSON.stringify(trace.rows);
    const own = (this.byBase.get(trace.base) ?? []).filter((one) => JSON.stringify(one.rows) !== rows);
    this.byBase.delete(trace.base);
    this.byBase.set(trace.base, [trace, ...own].slice(0, MOST_OF_ONE));
    const oldest = this.byBase.keys().next().value;
    if (this.byBase.size > MOST && oldest !== undefined) this.byBase.delete(oldest);
  }

  find(base: string, rowsOf: (name: string) => string): Standing | undefined {
    const known = (this.byBase.get(base) ?? []).map((trace) => standing(trace, rowsOf));
    return known.toSorted((one, other) => one.open.size - other.open.size)[0];
  }
}
