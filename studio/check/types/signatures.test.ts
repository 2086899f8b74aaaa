import { describe, expect, it } from 'vitest';
import { operatorReference } from '../../../engine/expression';
import { infer } from './infer';
import { shaped } from './shaped';
import { SIGNATURES } from './signatures';
import type { Surroundings } from './surroundings';
import { ANY, fits } from './Type';
import { shapeType } from './declared';
import { writtenType } from './written';

const anywhere: Surroundings = {
  pointer: '',
  field: () => ANY,
  isField: () => false,
  constant: () => ANY,
  context: () => ANY,
  answer: ANY,
  infer,
  report: ({ message }) => {
    throw new Error(message);
  },
};

describe('signatures', () => {
  it('say of every operator what it takes', () => {
    const names = operatorReference.map(({ name }) => name);
    const unsigned = names.filter((name) => !SIGNATURES[name] && !shaped[name]);
    expect(unsigned).toEqual([]);
    expect(
      [...Object.keys(SIGNATURES), ...Object.keys(shaped)].filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  // A written condition and texts in the place of dates are examples of what comes out, not of what is meant.
  const odd = ['?:', 'all', '!!', 'isDate', '>', '!=', '===', '!=='];

  it.each(operatorReference.filter(({ name }) => !odd.includes(name)))(
    '$name: its example holds',
    ({ example }) => {
      const results = infer(example.expression, anywhere).map(({ type }) => type);
      const result = writtenType(example.result);
      const kinds = result.kinds[0] === 'list' ? ['list' as const] : result.kinds;
      expect(results.some((type) => fits(type, kinds))).toBe(true);
    },
  );
});

describe('what a source declares', () => {
  it('is a day, an amount or a text', () => {
    expect(shapeType({ type: ['string', 'null'], format: 'date' }).kinds).toEqual(['date']);
    expect(shapeType({ type: ['number', 'null'], format: 'money' }).kinds).toEqual(['money']);
    expect(shapeType({ type: 'string' }).kinds).toEqual(['text']);
  });
});
