import { once } from '../../../engine/index';
import type { Subject } from '../product/subject';
import type { Asked } from './Asked';
import { fitsAll } from './search';
import type { Verdict } from './Verdict';

/** Earlier values that are tried: older ones hardly ever meet another question. */
const MOST_MET = 4;

/** What earlier questions about a product have shown. */
class Known {
  /** One check asks what another has asked: of endosso's questions a quarter. */
  readonly verdicts = new Map<string, Verdict>();
  /** Values that met earlier questions, at the places of variables, the last first. */
  private met: readonly (readonly unknown[])[] = [];

  /** What the next search goes on from; it chooses each value that its question reads. */
  get last(): unknown[] {
    return [...(this.met[0] ?? [])];
  }

  meet(values: readonly unknown[]): void {
    this.met = [values, ...this.met].slice(0, MOST_MET);
  }

  isMet(asked: readonly Asked[]): boolean {
    // That a larger share of an amount is no smaller stands in no claim.
    if (asked.some(({ problem }) => problem.hasAmounts)) return false;
    return this.met.some((values) =>
      asked.every(({ problem, claims }) => problem.canRead(values) && fitsAll(claims, values)),
    );
  }
}

const known = once((_subject: Subject) => ({ withinLimits: new Known(), beyondLimits: new Known() }));

export function knownOf(subject: Subject, isWithinLimits: boolean): Known {
  const { withinLimits, beyondLimits } = known(subject);
  return isWithinLimits ? withinLimits : beyondLimits;
}
