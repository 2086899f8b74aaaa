import { expect, it } from 'vitest';
import { agoText, deadlineText, waitOf } from './waitText';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const before = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

it.each([
  [-5, 'há 0 min'],
  [0, 'há 0 min'],
  [59, 'há 59 min'],
  [60, 'há 1 h'],
  [24 * 60 - 1, 'há 23 h'],
  [24 * 60, 'há 1 dia'],
  [72 * 60, 'há 3 dias'],
])('%i minutes ago is %s', (minutes, text) => expect(agoText(before(minutes), NOW)).toBe(text));

it('says until when the desk is expected to answer, and that it is late', () => {
  const turn = { Who: 'brokerage', Since: before(120), Deadline: null } as const;
  expect(waitOf({ ...turn, Until: null }, NOW)).toEqual({ text: 'há 2 h' });
  expect(waitOf({ ...turn, Until: before(-60) }, NOW)).toEqual({
    text: 'há 2 h',
    until: 'responder até 20/11/2026, 13:00',
  });
  expect(waitOf({ ...turn, Until: before(60) }, NOW)).toMatchObject({
    until: 'atrasada desde 20/11/2026, 11:00',
    isLate: true,
  });
});

it('of others it says who has the next word', () => {
  expect(waitOf({ Who: 'customer', Since: before(1), Until: before(-1440), Deadline: null }, NOW)).toEqual({
    text: 'Com o cliente',
    until: 'até 21/11/2026',
  });
  expect(waitOf({ Who: 'insurer', Since: before(1), Until: null, Deadline: null }, NOW)?.text).toBe(
    'Com a seguradora',
  );
  expect(waitOf(null, NOW)).toBeUndefined();
});

it.each([
  [{ Day: 3 }, 'Dia 3 de 25 do prazo legal'],
  [{ Day: 25, IsOver: true }, 'Prazo legal vencido em 15/12/2026'],
  [{ Day: 3, IsSuspended: true }, 'Prazo legal suspenso no dia 3 de 25'],
])('of the legal time %j is told as %s', (changes, text) => {
  const counted = { Days: 25, Until: '2026-12-15T15:00:00Z', IsSuspended: false, IsOver: false };
  expect(deadlineText({ ...counted, ...changes })).toBe(text);
});
