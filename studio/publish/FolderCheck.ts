import { checksOf } from '../check/checkProducts';
import type { Fault, ProductFiles } from '../../engine/definition';
import { checkedOf, rowsHash } from './checkHash';
import { KnownTraces } from './KnownTraces';
import { ProductCheck } from './ProductCheck';
import type { Trace } from './Trace';

export interface Checking {
  readonly product: string;
  readonly done: number;
  readonly total: number;
}

interface Open {
  readonly base: string;
  readonly check: ProductCheck;
}

/** Checks folders one by one, of each only what reads changes. */
export class FolderCheck {
  private readonly known = new KnownTraces();

  /** `engine` identifies the checking program (engineHash); `found` gets each sound product. */
  constructor(
    private readonly engine: string,
    private readonly found: (trace: Trace) => void = () => undefined,
  ) {}

  /** Adds earlier results; those of other engines never match. */
  learn(trace: Trace): void {
    this.known.add(trace);
  }

  /** All faults of a folder, or else its failing cases; yields what is checked next. */
  *run(files: ProductFiles): Generator<Checking, readonly Fault[]> {
    const open = new Map<string, Open>();
    const rows = new Map<string, string>();
    const rowsOf = (name: string) => {
      const hash = rows.get(name) ?? rowsHash(files, name);
      rows.set(name, hash);
      return hash;
    };
    const isSound = (id: string) => {
      const { base } = checkedOf(files, id, this.engine);
      const check = new ProductCheck(files, id, this.known.find(base, rowsOf));
      if (!check.isSound) open.set(id, { base, check });
      return check.isSound;
    };
    const checks = checksOf(files, {
      isSound,
      product: (id) => open.get(id)!.check.meaning(),
      cases: (id, broken) => open.get(id)!.check.cases(broken),
    });
    let [step, done] = [checks.next(), 0];
    for (; !step.done; step = checks.next())
      yield { product: step.value, done: done++, total: 2 * open.size };
    const faults = step.value;
    if (faults.length > 0) return faults;
    for (const [product, { base, check }] of open) {
      yield { product, done: done++, total: 2 * open.size };
      const failed = check.failed();
      if (failed.length === 0) this.keep(check.trace(base, rowsOf));
      faults.push(...failed);
    }
    return faults;
  }

  private keep(trace: Trace): void {
    this.known.add(trace);
    this.found(trace);
  }
}
