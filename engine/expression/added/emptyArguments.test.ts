import { describe, expect, it } from 'vitest';
import { type Json, compileExpression, interpret } from '..';
import { exampleEnvironment } from '../../../tests/engine/expressions/exampleEnvironment';
import { operators } from '../operators';

/** These take an empty argument for what it is; their own tests say how. */
const tolerant = new Set(['sum', 'object', 'context', 'answer', 'today']);
const questions = new Set([
  'isDate',
  'isCpf',
  'isCnpj',
  'isTaxId',
  'isProcessNumber',
  'isCep',
  'isPhone',
  'matches',
  'startsWith',
]);
const scope = { reader: () => (frame: { values: readonly unknown[] }) => frame.values[0] };

const cases = [...operators.values()]
  .filter(({ kind, name }) => kind !== 'standard' && !tolerant.has(name))
  .flatMap(({ name, args, example }) => {
    const written = (example.expression as Record<string, Json>)[name] as Json;
    const given = Array.isArray(written) ? (written as readonly Json[]) : [written];
    const needed = given.map((_, index) => index).filter((index) => !args[index]?.literal);
    return needed.map((index) => ({ name, given, index }));
  })
  .filter(
    ({ name, index, given }) => !(index === given.length - 1 && ['join', 'formatNumber'].includes(name)),
  );

describe('an empty argument leaves nothing', () => {
  it.each(cases)('$name, argument $index', ({ name, given, index }) => {
    const expression = { [name]: given.map((arg, at) => (at === index ? { var: 'empty' } : arg)) };
    const nothing = questions.has(name) ? false : null;
    const compiled = compileExpression(expression, scope);
    for (const empty of [null, '']) {
      expect(compiled({ values: [empty], env: exampleEnvironment })).toBe(nothing);
      expect(interpret(expression, { empty }, exampleEnvironment)).toBe(nothing);
    }
    expect(compiled({ values: [], env: exampleEnvironment })).toBe(nothing);
    expect(interpret(expression, {}, exampleEnvironment)).toBe(nothing);
  });
});
