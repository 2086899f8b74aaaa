import * as fc from 'fast-check';
import { test } from 'vitest';
import { dateOfDay, dayNumber } from '../../values/civilDay';
import { costOf, firstLedger, settle, type Change } from './change';
import { amountOn, valueOf } from './worth';
import type { Ledger } from './types';

const START = dayNumber('2026-01-01');
const day = (number: number) => dateOfDay(START + number)!;
const RATES = [0.01, 0.35, 1.5, 4.25, 12];

/** A change: where in the validity it begins (also before and after it), what it asks for, who set its price. */
const step = fc.tuple(
  fc.constantFrom('amount', 'end', 'both', 'cancel', 'neither'),
  fc.nat(110),
  fc.nat(2_000_000_000),
  fc.nat(400),
  fc.constantFrom('rate', 'rate', 'minimum', 'desk', 'gift'),
  fc.nat(100),
);
const policy = fc.record({
  days: fc.integer({ min: 30, max: 3650 }),
  amount: fc.integer({ min: 1, max: 2_000_000_000 }),
  charged: fc.nat(5_000_000),
  rate: fc.constantFrom(...RATES),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});

interface Said {
  amount: number;
  end: number;
}

type Asked = readonly [type: string, at: number, amount: number, more: number];

function changeOf(said: Said, days: number, [type, at, amount, more]: Asked): { change: Change; next: Said } {
  const from = day(Math.max(0, Math.floor((days * (at - 5)) / 100)));
  const next = {
    amount: type === 'amount' || type === 'both' ? amount + 1 : said.amount,
    end: type === 'end' || type === 'both' ? said.end + more : said.end,
  };
  if (type === 'cancel') return { change: { from, stretches: [] }, next: { ...next, amount: 0 } };
  if (next.amount !== said.amount) {
    return { change: { from, stretches: [{ from, to: day(next.end), amount: next.amount }] }, next };
  }
  const keeps = { from, to: day(said.end), amount: null };
  const begins = from > day(said.end) ? from : day(said.end);
  return {
    change: { from, stretches: [keeps, { from: begins, to: day(next.end), amount: next.amount }] },
    next,
  };
}

/** A price: by the rate, never below a minimum, one that a person may set within the bounds, or a gift of the house. */
function priceOf(
  by: string,
  share: number,
  { premium, charge }: { premium: number; charge: number },
): number {
  if (by === 'rate') return premium;
  if (by === 'minimum') return charge > 0 && premium >= 0 ? Math.max(premium, 5_000) : premium;
  if (by === 'gift') return Math.floor((premium * share) / 100);
  return premium < 0 ? Math.ceil((premium * share) / 100) : premium + share * 1_000;
}

function isCovered(ledger: Ledger, change: Change): boolean {
  return change.stretches
    .filter(({ from, to, amount }) => amount !== null && from < to)
    .every(({ from, amount }) => amountOn(ledger, from) === amount);
}

interface Told {
  ledger: Ledger;
  said: Said;
  /** Cents paid so far, less what was given back; and what of it no layer is worth. */
  paid: number;
  beyond: number;
}

/** One change more. Throws where it breaks what holds for each. */
function take(
  told: Told,
  one: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
  by: Ground,
): Told {
  const [type, at, amount, more, price, share] = one;
  const { change, next } = changeOf(told.said, by.days, [type, at, amount, more]);
  const cost = costOf(told.ledger, change, by.rate);
  const premium = priceOf(price, share, cost);
  const ledger = settle(told.ledger, change, { document: by.document, premium });
  const paid = told.paid + premium;
  const beyond = paid - valueOf(ledger);
  demand(price !== 'rate' || beyond === told.beyond, 'a rated change costs what its layers are worth');
  demand(beyond >= told.beyond, 'no layer is worth more than was paid for it');
  demand(
    cost.refunds.every(({ value, document }) => value <= chargedFor(told.ledger, document)),
    'bounds',
  );
  demand(isCovered(ledger, change), 'the cover is what was asked for');
  return { ledger, said: next, paid, beyond };
}

interface Ground {
  days: number;
  rate: number;
  document: number;
}

const chargedFor = ({ layers }: Ledger, document: number) =>
  layers.find((layer) => layer.document === document)!.charged;

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not so: ${what}`);
}

test('no sequence of changes gains money, and what was paid is the integral of the final layers', () => {
  fc.assert(
    fc.property(policy, ({ days, amount, charged, rate, steps }) => {
      const cover = { amount, from: day(0), to: day(days) };
      const first: Told = {
        ledger: firstLedger(charged, cover),
        said: { amount, end: days },
        paid: charged,
        beyond: 0,
      };
      const told = steps.reduce(
        (so, one, index) => take(so, one, { days, rate, document: index + 1 }),
        first,
      );
      const costs = (stretches: Change['stretches']) =>
        told.paid + costOf(told.ledger, { from: day(0), stretches }, rate).premium;
      demand(costs([]) >= 0, 'nobody gets back more than was paid');
      const isGiven = steps.some(([, , , , price]) => price === 'gift');
      demand(isGiven || costs([cover]) >= charged, 'who ends where it began has paid at least nothing');
    }),
    { numRuns: 20_000 },
  );
});
