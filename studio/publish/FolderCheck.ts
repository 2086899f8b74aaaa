import { checksOf } from '../check/checkProducts';
import type { Fault, ProductFiles } from '../../engine/definition';
import { checkedOf, rowsHash } from './checkHash';
import { KnownTraces } from './KnownTraces';
import { ProductCheck } from './ProductCheck';
import type { Trace } from './Trace';

/** What is being checked, and how far it is. */
export interface Checking {
  readonly product: string;
  readonly done: number;
  readonly total: number;
}

/** A product that is being checked. */
interface Open {
  readonly base: string;
  readonly check: ProductCheck;
}

/** Checks one folder after the other, of each only what reads anything new. */
export class FolderCheck {
  private readonly known = new KnownTraces();

  /** `engine` tells the program that checks from any other (engineHash); `found` hears of each product that was found sound. */
  constructor(
    private readonly engine: string,
    private readonly found: (trace: Trace) => void = () => undefined,
  ) {}

  /** Takes over what was found before, here or elsewhere; what another engine found is never asked for. */
  learn(trace: Trace): void {
    this.known.add(trace);
  }

  /** All that is wrong with a folder, and where nothing is the cases that do not hold; it tells what its next turn is for. */
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
