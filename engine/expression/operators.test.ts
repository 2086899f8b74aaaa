import { describe, expect, it } from 'vitest';
import { compileExpression, interpret, operatorReference, type Scope } from '.';
import { exampleEnvironment } from '../../tests/engine/expressions/exampleEnvironment';
import { readOwn } from './ownPath';

const wholeData: Scope = {
  reader: (path) => (frame) => readOwn(frame.values[0], path.split('.')),
};

describe('every operator does what its note says', () => {
  for (const { name, example } of operatorReference) {
    const { expression, data = null, result } = example;

    it(`${name} compiled`, () => {
      const frame = { values: [data], env: exampleEnvironment };
      expect(compileExpression(expression, wholeData)(frame)).toEqual(result);
    });

    it(`${name} interpreted`, () => {
      expect(interpret(expression, data, exampleEnvironment)).toEqual(result);
    });
  }

  it('has each name once', () => {
    const names = operatorReference.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
