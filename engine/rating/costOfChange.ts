import { interpret, type Environment, type Json } from '../expression';
import { packedDate } from '../values/civilDate';
import { centsOf } from '../values/decimal';
import { costOf, firstLedger, type Change } from './layers/change';
import { changeFrom } from './layers/covers';
import { chargeOf } from './layers/worth';
import type { ChangeCost, Ledger } from './layers/types';
import type { Layered, Pricing } from './types';

export interface CostedChange extends ChangeCost {
  readonly change: Change;
  /** The ledger before the change. */
  readonly ledger: Ledger;
  /** % a year. */
  readonly rate: number;
}

/**
 * What a request costs by the layers of the policy that it changes, in cents; where they are not known, as one layer of
 * what the answers say of it. Undefined where the definition has no layers, or what they need is not answered.
 */
export function costOfChange(
  rating: Pricing,
  data: object,
  env: Environment,
  ledger?: Ledger,
): CostedChange | undefined {
  if (!rating.layers) return undefined;
  const { held, ...asked } = rating.layers;
  const read = (expressions: Readonly<Record<string, Json>>) =>
    Object.fromEntries(
      Object.entries(expressions).map(([name, expression]) => [name, interpret(expression, data, env)]),
    );
  const [before, wanted] = [read(held), read(asked)] as [Values, Values];
  const { rate } = wanted;
  const [now, then] = [centsIn(before.amount), centsIn(wanted.amount)];
  if (typeof rate !== 'number' || !areDays(before.start, before.end, wanted.from, wanted.end))
    return undefined;
  if (now === undefined || (then === undefined && !wanted.ends)) return undefined;
  const term = { start: before.start, end: before.end } as { start: string; end: string };
  const change = changeFrom(term, {
    from: wanted.from as string,
    end: wanted.end as string,
    amount: then ?? 0,
    keeps: wanted.keeps === true,
    ends: wanted.ends === true,
  });
  const cover = { amount: now, from: term.start, to: term.end };
  const layers = ledger ?? firstLedger(chargeOf([cover], rate), cover);
  return { ...costOf(layers, change, rate), change, ledger: layers, rate };
}

type Values = Partial<Record<keyof Layered | keyof Layered['held'], unknown>>;

const areDays = (...days: unknown[]) => days.every((day) => packedDate(day) !== 0);

function centsIn(amount: unknown): number | undefined {
  const cents = typeof amount === 'number' ? centsOf(amount) : NaN;
  return Number.isSafeInteger(cents) && cents >= 0 ? cents : undefined;
}

/** What `commercialPremium` reads of it by the operator `answer`: R$. */
export function changeAnswer(cost: CostedChange | undefined): { change: number | null } {
  return { change: cost ? cost.premium / 100 : null };
}
