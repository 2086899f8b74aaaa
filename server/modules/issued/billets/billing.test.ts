import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDay, dayNumber } from '../../../../engine/values/civilDay';
import { billetStatus } from './billetStatus';
import { nextBusinessDay } from '../../../infra/calendar/businessDays';
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
  test.each([
    ['is pending on its due date', '2026-11-20', '2026-11-20', 'Pending'],
    ['of a Friday is overdue on Saturday', '2026-11-13', '2026-11-14', 'Expired'],
    ['of a Sunday may be paid on Monday', '2026-11-22', '2026-11-23', 'Pending'],
    ['of a Sunday is overdue on Tuesday', '2026-11-22', '2026-11-24', 'Expired'],
    ['of Christmas 2026, a Friday, may be paid on Monday', '2026-12-25', '2026-12-28', 'Pending'],
    ['of Christmas 2026 is overdue on Tuesday', '2026-12-25', '2026-12-29', 'Expired'],
    ['of a Thursday is overdue on a holiday after it', '2026-12-24', '2026-12-25', 'Expired'],
  ])('%s', (_what, dueDate, today, status) => {
    expect(billetStatus({ dueDate, paidAt: null, cancelledAt: null }, today)).toBe(status);
  });

  test('is paid, however late, and cancelled only where it is not', () => {
    const at = new Date();
    expect(billetStatus({ dueDate: '2026-11-20', paidAt: at, cancelledAt: null }, '2026-12-21')).toBe('Paid');
    expect(billetStatus({ dueDate: '2026-11-20', paidAt: at, cancelledAt: at }, '2026-12-21')).toBe('Paid');
    expect(billetStatus({ dueDate: '2026-11-20', paidAt: null, cancelledAt: at }, '2026-12-21')).toBe(
      'Cancelled',
    );
  });

  test('is overdue from the day after the next banking day, whatever day it is', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dateOfDay(dayNumber('2026-01-01') + days)!);
    fc.assert(
      fc.property(day, fc.integer({ min: -3, max: 9 }), (dueDate, days) => {
        const today = dateOfDay(dayNumber(dueDate) + days)!;
        const isOverdue = billetStatus({ dueDate, paidAt: null, cancelledAt: null }, today) === 'Expired';
        expect(isOverdue).toBe(today > nextBusinessDay(dueDate));
      }),
    );
  });
});
