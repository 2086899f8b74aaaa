import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDay, dayNumber } from '../../../../engine/values/civilDay';
import { billetStatus } from '../../../../contract/statuses/billet';
import { dueDates, dueFrom, firstDueDate } from './dueDates';
import { splitAmount } from '../../../../engine/values/money';

describe('an amount in installments', () => {
  test.each([
    ['100.00', 3, ['33.34', '33.33', '33.33']],
    ['100.01', 2, ['50.01', '50.00']],
    ['0.05', 3, ['0.03', '0.01', '0.01']],
    ['150.00', 1, ['150.00']],
    ['9999999999999.99', 2, ['5000000000000.00', '4999999999999.99']],
  ])('%s in %i', (amount, parts, expected) => {
    expect(splitAmount(amount, parts)).toEqual(expected);
  });

  test('adds up exactly, and no part but the first differs', () => {
    const cents = fc.bigInt({ min: 1n, max: 999_999_999_999_999n });
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 18 }), (amount, parts) => {
        const text = String(amount).padStart(3, '0');
        const split = splitAmount(`${text.slice(0, -2)}.${text.slice(-2)}`, parts);
        const inCents = split.map((part) => BigInt(part.replace('.', '')));
        expect(inCents).toHaveLength(parts);
        expect(inCents.reduce((sum, part) => sum + part, 0n)).toBe(amount);
        expect(new Set(inCents.slice(1)).size).toBeLessThanOrEqual(1);
        expect(inCents[0]! - inCents.at(-1)!).toBeLessThan(BigInt(parts));
      }),
    );
  });
});

describe('due dates', () => {
  test.each([
    ['tomorrow', 1, '2026-11-21'],
    ['as late as it may be', 30, '2026-12-20'],
    ['an invoice', null, '2026-12-20'],
  ])('the first: %s', (_what, delay, expected) => {
    expect(firstDueDate('2026-11-20', delay)).toBe(expected);
  });

  test('the same day of the following months, or the last of a shorter one, which later ones do not follow', () => {
    const expected = ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'];
    expect(dueDates('2027-01-31', 4)).toEqual(expected);
    expect(dueDates('2028-01-31', 2)).toEqual(['2028-01-31', '2028-02-29']);
  });

  test('a first date after the issuing stays, one of the same day or before it becomes the day after', () => {
    expect(dueFrom('2026-11-22', '2026-11-21')).toBe('2026-11-22');
    expect(dueFrom('2026-11-21', '2026-11-21')).toBe('2026-11-22');
    expect(dueFrom('2026-11-01', '2026-11-21')).toBe('2026-11-22');
  });

  test('are after the issuing, in order, a month apart', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dateOfDay(dayNumber('2026-01-01') + days)!);
    fc.assert(
      fc.property(day, day, fc.integer({ min: 1, max: 18 }), (first, issuedOn, count) => {
        const dates = dueDates(dueFrom(first, issuedOn), count);
        expect(dates).toHaveLength(count);
        expect(dates[0]! > issuedOn).toBe(true);
        const months = dates.map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)));
        expect(months).toEqual(months.map((_, index) => months[0]! + index));
      }),
    );
  });
});

describe('a billet', () => {
  const dueDate = '2026-11-20';
  test.each([
    ['is pending on its due date', null, '2026-11-20', 'Pending'],
    ['is overdue the day after', null, '2026-11-21', 'Expired'],
    ['is paid, however late', new Date(), '2026-12-21', 'Paid'],
  ])('%s', (_what, paidAt, today, status) => {
    expect(billetStatus({ dueDate, paidAt }, today)).toBe(status);
  });
});
