import { describe, expect, it } from 'vitest';
import { assertSameScreen } from './sameScreen';

describe('two screens', () => {
  it('with the same lines are the same', () => {
    expect(() => assertSameScreen(['Nome', 'Ana'], ['Nome', 'Ana'])).not.toThrow();
  });

  it('that differ in a word are named by it', () => {
    expect(() => assertSameScreen(['Nome', 'Ana'], ['Nome', 'Eva'])).toThrow(
      'in line 2 the wizard has "Ana", bench/reference "Eva".',
    );
  });

  it('of which one says more are not the same', () => {
    expect(() => assertSameScreen(['Nome'], ['Nome', 'Ana'])).toThrow('"Ana"');
    expect(() => assertSameScreen(['Nome', 'Ana'], ['Nome'])).toThrow('"Ana"');
  });
});
