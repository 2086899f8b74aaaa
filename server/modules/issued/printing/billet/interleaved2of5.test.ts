import { describe, expect, it } from 'vitest';
import { decodeBarCode } from '../../../../testing/decodeBarCode';
import { interleaved2of5 } from './interleaved2of5';

/** What a scanner reads of a code whose narrow elements are 0.72 points wide. */
function scanned(digits: string): string {
  const { bars } = interleaved2of5(digits);
  return decodeBarCode(bars.map(({ at, width }) => ({ x: at * 0.72, width: width * 0.72 })));
}

describe('interleaved2of5', () => {
  it('can be read again, every digit as a bar and as a space', () => {
    const all = '0011223344556677889901234567890123456789';
    expect(scanned(all)).toBe(all);
  });

  it('is as wide as 44 digits are on a billet: 405 narrow elements', () => {
    expect(interleaved2of5('9'.repeat(44)).width).toBe(405);
  });

  it.each(['', '123', '12a4'])('refuses %j', (digits) => {
    expect(() => interleaved2of5(digits)).toThrow();
  });
});
