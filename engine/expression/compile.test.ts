import { describe, expect, it } from 'vitest';
import { type Frame, type Json, type Scope, compileExpression, truthy } from '.';
import { exampleEnvironment } from '../../tests/engine/expressions/exampleEnvironment';

const paths = ['text', 'number', 'list'];
const scope: Scope = {
  reader: (path) => (paths.includes(path) ? (frame) => frame.values[paths.indexOf(path)] : undefined),
};

function evaluate(expression: Json, ...values: unknown[]): unknown {
  const frame: Frame = { values, env: exampleEnvironment };
  return compileExpression(expression, scope)(frame);
}

describe('a compiled expression', () => {
  it('gives null, never undefined, for a field that was not touched', () => {
    expect(evaluate({ var: 'text' })).toBeNull();
    expect(evaluate([{ var: 'text' }])).toEqual([null]);
    expect(evaluate({ or: [{ var: 'text' }, { var: 'number' }] })).toBeNull();
    expect(evaluate({ map: [[{}], { var: 'none' }] })).toEqual([null]);
  });

  it('takes the default only where there is no answer, as json-logic-js does', () => {
    expect(evaluate({ var: ['text', 'x'] })).toBe('x');
    expect(evaluate({ var: ['text', 'x'] }, null)).toBeNull();
    expect(evaluate({ var: ['text', 'x'] }, '')).toBe('');
  });

  it.each([
    'constructor',
    '__proto__',
    'prototype',
    'toString',
    'constructor.constructor',
    'text.constructor',
  ])('reads nothing under %s', (path) => {
    expect(evaluate({ var: path }, 'answer')).toBeNull();
    expect(evaluate({ map: [[{ a: 1, b: 2 }], { var: path }] })).toEqual([null]);
    expect(evaluate({ get: [{ first: [[{ a: 1, b: 2 }]] }, path] })).toBeNull();
    expect(evaluate({ context: path })).toBeNull();
  });

  it('reads nothing under an own key that hides a prototype', () => {
    const answer: unknown = JSON.parse('[{ "__proto__": { "a": 1 }, "constructor": 2 }]');
    const [proto, maker] = ['__proto__.a', 'constructor'].map((path) => ({
      map: [{ var: 'list' }, { var: path }],
    }));
    expect(evaluate(proto as Json, '', 0, answer)).toEqual([null]);
    expect(evaluate(maker as Json, '', 0, answer)).toEqual([null]);
  });

  it('builds no object with an inherited key', () => {
    const built = evaluate({ object: ['__proto__', [], 'a', 1] });
    expect(Object.getPrototypeOf(built)).toBe(Object.prototype);
    expect(built).toEqual({ a: 1 });
  });

  it('makes a new list each time', () => {
    const compiled = compileExpression([1, [2]], scope);
    const frame = { values: [], env: exampleEnvironment };
    expect(compiled(frame)).toEqual(compiled(frame));
    expect(compiled(frame)).not.toBe(compiled(frame));
  });

  it('sees the environment inside map, and no field', () => {
    const inner: Json = { cat: [{ var: '' }, ' ', { context: 'user.name' }, ' ', { today: [] }] };
    expect(evaluate({ map: [{ var: 'list' }, inner] }, 't', 1, ['a'])).toEqual(['a Ana 2026-11-20']);
    expect(evaluate({ map: [{ var: 'list' }, { var: 'text' }] }, 't', 1, ['a'])).toEqual([null]);
  });

  it('nests map in map', () => {
    const inner: Json = { map: [{ var: 'in' }, { '*': [{ var: '' }, 2] }] };
    expect(evaluate({ map: [{ var: 'list' }, inner] }, '', 0, [{ in: [1, 2] }, { in: [3] }])).toEqual([
      [2, 4],
      [6],
    ]);
  });

  it('evaluates only the branch that is taken', () => {
    let reads = 0;
    const counting: Scope = { reader: () => () => (reads += 1) };
    const frame = { values: [], env: exampleEnvironment };
    compileExpression({ if: [true, 1, { var: 'text' }] }, counting)(frame);
    compileExpression({ or: ['x', { var: 'text' }, { var: 'text' }] }, counting)(frame);
    compileExpression({ and: [0, { var: 'text' }] }, counting)(frame);
    expect(reads).toBe(0);
  });

  it.each<[Json, string]>([
    [{ addDay: [1] }, 'No such operator: addDay'],
    [{ var: 'none' }, 'No such field: none'],
  ])('%j is refused', (expression, message) => {
    expect(() => compileExpression(expression, scope)).toThrow(message);
  });
});

describe('truth', () => {
  it.each([true, 1, -1, 'a', '0', 'false', [0], {}, Infinity])('%j holds', (value) => {
    expect(truthy(value)).toBe(true);
  });

  it.each([false, 0, NaN, '', null, undefined, []])('%j does not', (value) => {
    expect(truthy(value)).toBe(false);
  });
});
