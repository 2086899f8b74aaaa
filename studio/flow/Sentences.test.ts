import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine/expression';
import { operators } from '../../engine/expression/operators';
import { Sentences } from './Sentences';

const sentences = new Sentences(
  {
    field: (path) => `“${path}”`,
    step: (id) => `a etapa “${id}”`,
    answer: (_path, value) => `“${value === true ? 'Sim' : String(value)}”`,
    isFlag: (path) => path === 'flag',
    constant: (name) => `a constante ${name}`,
  },
  { premium: 'o prêmio' },
);
const a = { var: 'a' };
const b = { var: 'b' };

describe('conditions in words', () => {
  it.each<readonly [Json, string]>([
    [{ '==': [a, 'x'] }, '“a” é “x”'],
    [{ '!=': [a, null] }, '“a” está respondida'],
    [{ '==': [a, null] }, '“a” está vazia'],
    [{ '!': [{ '==': [a, 'x'] }] }, '“a” não é “x”'],
    [{ '!': [{ var: 'flag' }] }, '“flag” não é “Sim”'],
    [
      { and: [a, { or: [{ var: 'flag' }, { '<': [b, 10] }] }] },
      '“a” está respondida e (“flag” é “Sim” ou “b” é menor que “10”)',
    ],
    [{ in: [a, ['x', 'y', 'z']] }, '“a” é “x”, “y” ou “z”'],
    [{ '<': [1, a, 5] }, '“a” está entre 1 e 5'],
    [{ '!': [{ and: [a, b] }] }, 'não vale que (“a” está respondida e “b” está respondida)'],
    [true, 'sempre'],
  ])('%j', (expression, words) => expect(sentences.condition(expression)).toBe(words));
});

describe('values in words', () => {
  it.each<readonly [Json, string]>([
    [{ addDays: [{ today: [] }, -1] }, 'hoje − 1 dias'],
    [
      { if: [a, 1, b, 2, 3] },
      'se “a” está respondida, então 1; senão, se “b” está respondida, então 2; senão, 3',
    ],
    [{ percentOf: [{ sum: [a, b] }, { constant: ['rate'] }] }, 'a constante rate% de (“a” + “b”)'],
    [{ answer: ['premium'] }, 'o prêmio'],
    [{ answer: ['name'] }, '“name” da consulta'],
    [{ context: ['executive'] }, '“executive” de quem preenche'],
    [{ segment: [a, '-', 1] }, 'segment(“a”; “-”; 1)'],
  ])('%j', (expression, words) => expect(sentences.value(expression)).toBe(words));

  it('are said of every operator that there is', () => {
    for (const { name, example } of operators.values()) {
      expect([name, sentences.value(example.expression)]).toEqual([name, expect.stringMatching(/\S/)]);
      expect(sentences.value(example.expression)).not.toContain('undefined');
    }
  });
});
