import { describe, expect, test } from 'vitest';
import { countFrom, deadlineOf, resumed, suspendedFor } from './answerDue';

const day = (text: string, time = '12:00') => new Date(`${text}T${time}:00-03:00`);
const received = day('2026-11-01');
const waiting = (changes = {}) => ({
  status: 1,
  answerDueAt: countFrom(1, received).answerDueAt ?? null,
  suspendedUntil: null,
  ...changes,
});

describe('the legal time for an answer', () => {
  test.each([
    ['2026-11-01', 0, false],
    ['2026-11-02', 1, false],
    ['2026-11-25', 24, false],
    ['2026-11-26', 25, true],
    ['2027-05-20', 200, true],
  ])('on %s it is day %i of 25, over: %s', (today, Day, IsOver) => {
    for (const time of ['00:01', '23:59'])
      expect(deadlineOf(waiting(), day(today, time))).toMatchObject({ Day, Days: 25, IsOver });
  });

  test('a policy is delivered within 30 days from acceptance, and of an offer nothing counts', () => {
    expect(deadlineOf({ ...waiting(), ...countFrom(7, received), status: 7 }, received)?.Days).toBe(30);
    expect(countFrom(2, received)).toEqual({ answerDueAt: null });
    expect(deadlineOf({ ...waiting(), status: 2, answerDueAt: null }, received)).toBeNull();
  });
});

describe('a request for documents', () => {
  const asked = day('2026-11-11');
  const suspended = waiting(suspendedFor(waiting(), asked, day('2026-11-18')));

  test('lets the count stand on its day', () => {
    for (const today of ['2026-11-11', '2026-11-17'])
      expect(deadlineOf(suspended, day(today))).toMatchObject({ Day: 10, IsSuspended: true, IsOver: false });
    expect(deadlineOf(suspended, day('2026-11-19'))).toMatchObject({ Day: 11, IsSuspended: false });
  });

  test('gives back what was not needed', () => {
    const answered = { ...suspended, ...resumed(suspended, day('2026-11-13')) };
    expect(deadlineOf(answered, day('2026-11-13'))).toMatchObject({ Day: 10, IsSuspended: false });
    expect(answered.answerDueAt).toEqual(day('2026-11-28'));
    expect(resumed(answered, day('2026-11-14'))).toEqual({});
  });

  test('suspends once: another one in its place, or later, does not', () => {
    const again = { ...suspended, ...suspendedFor(suspended, day('2026-11-13'), day('2026-11-20')) };
    expect(again.answerDueAt).toEqual(day('2026-11-28'));
    expect(deadlineOf(again, day('2026-11-15'))).toMatchObject({ Day: 12, IsSuspended: false });
  });
});
