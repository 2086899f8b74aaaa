import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NARROW } from '../e2e/support/sizes';
import { root } from '../scripts/lib/root.mjs';

const read = (path: string) => readFileSync(join(root, 'e2e', path), 'utf8');

/** Rows of the table of messages: section, message, journey's file, sizes. */
const rows = read('README.md')
  .split('\n')
  .filter((line) => /^\| [458] /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, section = '', message = '', file = '', sizes = '']) => ({ section, message, file, sizes }));

/** The journeys of a file whose own words hold `message`; words that stand before the first are of all that follow. */
function journeysWith(message: string, file: string): string[] {
  const [before = '', ...journeys] = read(`${file}.spec.ts`).split(/\n(?= *test\()/);
  const own = journeys.filter((journey) => journey.includes(message));
  return own.length === 0 && before.includes(message) ? journeys : own;
}

describe('messages of specification 1', () => {
  it('are listed for §4, §5 and §8', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(['4', '5', '8']);
    expect(rows.length).toBeGreaterThan(60);
  });

  it.each(rows)('§$section "$message" is met in $file at $sizes px', ({ message, file, sizes }) => {
    const journeys = journeysWith(message, file);
    expect(journeys.length).toBeGreaterThan(0);
    const onPhones = journeys.some((journey) => journey.split('\n')[0]!.includes(NARROW));
    expect(sizes).toBe(onPhones ? '1280, 360' : '1280');
  });
});
