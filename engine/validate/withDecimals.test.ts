import { describe, expect, it } from 'vitest';
import { compileSketch, environment, number, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { review } from '../review/review';
import type { FieldSchema } from '../model/FieldSchema';

const percent: Partial<FieldSchema> = { type: 'number', ui: { widget: 'percent' } };
const sketch: Sketch = {
  steps: {
    s: {
      fields: {
        amount: number,
        rate: percent,
        fine: { ...percent, decimals: 4 },
        own: { ...number, maximum: 9 },
      },
    },
  },
  messages: { decimals: 'Até {limit} casas', maximum: 'No máximo {limit}' },
};
const definition = compileSketch(sketch);

const codes = (name: string, value: unknown) =>
  open(sketch).edit(`s.${name}`, value).leave(`s.${name}`).codes(`s.${name}`);
const refused = (name: string, value: unknown) =>
  review(definition, { s: { [name]: value } }, environment).issues.map((issue) => issue.code);

describe('decimals', () => {
  it.each([
    ['amount', 100.01],
    ['amount', 0.07],
    ['amount', 0.29],
    ['amount', 1.1],
    ['amount', 4.35],
    ['amount', 1.005e3],
    ['amount', 9999999999999.98],
    ['amount', 9999999999999.99],
    ['amount', 99999999999999.98],
    ['amount', 1e21],
    ['amount', 0],
    ['rate', 33.33],
    ['fine', 33.3333],
  ])('%s may be %d', (name, value) => {
    expect(codes(name, value)).toEqual([]);
    expect(refused(name, value)).toEqual([]);
  });

  it.each([
    ['amount', 100.005],
    ['amount', 0.1 + 0.2],
    ['amount', 1.001],
    ['amount', 1e-7],
    ['amount', -0.001],
    ['amount', 999999999999.985],
    ['rate', 33.333],
    ['fine', 33.33333],
  ])('%s may not be %d', (name, value) => {
    expect(codes(name, value)).toEqual(['decimals']);
    expect(refused(name, value)).toEqual(['decimals']);
  });

  it('say how many there may be', () => {
    const [issue] = open(sketch).edit('s.fine', 1.00001).leave('s.fine').session.issues.at(2);
    expect(issue!.message).toBe('Até 4 casas');
  });

  it('are counted besides what the schema says, and of numbers only', () => {
    expect(codes('own', 9.001)).toEqual(['maximum', 'decimals']);
    expect(codes('own', '9.001')).toEqual(['type']);
  });
});
