import { expect, it } from 'vitest';
import { readWish } from './options';

const now = new Date('2026-11-20T12:00:00Z');
const read = (line: string) => readWish(line.split(' ').filter(Boolean), now);

it('reads each of the three', () => {
  expect(read('')).toEqual({ kind: 'status' });
  expect(read('status')).toEqual({ kind: 'status' });
  expect(read('open')).toEqual({ kind: 'open' });
  expect(read('maintenance')).toEqual({ kind: 'maintenance', until: null });
});

it('takes the moment in São Paulo', () => {
  const until = new Date('2026-11-21T13:00:00Z');
  expect(read('maintenance --until 2026-11-21T10:00')).toEqual({ kind: 'maintenance', until });
});

it('accepts the next minute and no moment that is past', () => {
  expect(read('maintenance --until 2026-11-20T09:01')).toMatchObject({ kind: 'maintenance' });
  expect(() => read('maintenance --until 2026-11-20T09:00')).toThrow('which is past');
});

it.each([
  ['close', '"close" is not known.'],
  ['open now', '"now" is one word too many.'],
  ['open --until 2026-11-21T10:00', '--until goes with maintenance only.'],
  ['maintenance --until tomorrow', '--until is "tomorrow", but must look like'],
  ['maintenance --until 2026-13-41T10:00', 'must look like'],
  ['maintenance --for 2h', "Unknown option '--for'."],
])('refuses "%s" and says how it is used', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
  expect(() => read(line)).toThrow('Usage: npm run platform');
});
