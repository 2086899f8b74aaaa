import { describe, expect, it } from 'vitest';
import type { Shape, Source } from '../model/Source';
import { answerOf } from './answerOf';
import { callOf } from './callOf';
import { innerShape, misfit } from './fits';

const source = (more: Partial<Source>): Source => ({ title: 'T', path: '/a/{id}', answer: {}, ...more });

describe('the call of a source', () => {
  it('puts parts in their places, written for an address', () => {
    expect(callOf(source({}), { id: '1/2' })).toEqual({ method: 'GET', url: '/a/1%2F2' });
  });

  it('adds the others to the query, save those that find', () => {
    expect(callOf(source({ find: { id: 'key' } }), { id: 1, key: 2, take: 5 }).url).toBe('/a/1?take=5');
    expect(callOf(source({ path: '/a?id={id}' }), { id: 1, take: 5 }).url).toBe('/a?id=1&take=5');
  });

  it('posts the others', () => {
    const call = callOf(source({ method: 'POST', path: '/a' }), { name: 'N' });
    expect(call).toEqual({ method: 'POST', url: '/a', body: { name: 'N' } });
  });
});

describe('the answer of a source', () => {
  it('is all of the data, or what stands somewhere in it', () => {
    expect(answerOf(source({}), {}, { a: 1 })).toEqual({ data: { a: 1 } });
    expect(answerOf(source({ from: 'a.b' }), {}, { a: { b: [1] } })).toEqual({ data: [1] });
    expect(answerOf(source({ from: 'a.c' }), {}, { a: {} })).toEqual({ code: 'missing' });
  });

  it('is the entry that is asked for', () => {
    const one = source({ find: { id: 'key' } });
    expect(answerOf(one, { key: 2 }, [{ id: 1 }, { id: 2 }])).toEqual({ data: { id: 2 } });
    expect(answerOf(one, { key: 3 }, [{ id: 1 }])).toEqual({ data: null });
    expect(answerOf(one, { key: 3 }, null)).toEqual({ code: 'missing' });
  });

  it('is a refusal where the data say why', () => {
    const refusing = source({ refusal: 'error' });
    expect(answerOf(refusing, {}, { error: 'Não' })).toEqual({ code: 'refused', message: 'Não' });
    expect(answerOf(refusing, {}, { error: null })).toEqual({ data: { error: null } });
  });

  it('fails where it is of another shape', () => {
    const listed = source({ answer: { type: 'array' } });
    expect(answerOf(listed, {}, {})).toEqual({ code: 'shape' });
    expect(answerOf(listed, {}, [])).toEqual({ data: [] });
  });
});

const shape: Shape = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: ['string', 'null'] },
    days: { type: 'integer' },
    rows: { type: 'array', items: { type: 'object', properties: { on: { type: 'boolean' } } } },
  },
};

describe('a shape', () => {
  it.each([
    [{ name: 'A', days: 2, rows: [{ on: true }], other: {} }, undefined],
    [{ name: null }, undefined],
    [{}, '/name'],
    [{ name: 1 }, '/name'],
    [{ name: 'A', days: 1.5 }, '/days'],
    [{ name: 'A', rows: [{}, { on: 0 }] }, '/rows/1/on'],
    [[], ''],
    [null, ''],
  ])('%j: %s', (value, where) => {
    expect(misfit(shape, value)).toBe(where);
  });

  it('is followed by a path', () => {
    expect(innerShape(shape, '')).toBe(shape);
    expect(innerShape(shape, 'rows.0.on')).toEqual({ type: 'boolean' });
    expect(innerShape(shape, 'nome')).toBeUndefined();
    expect(innerShape(shape, 'name.first')).toBeUndefined();
    expect(innerShape({}, 'anything.at.all')).toEqual({});
  });
});
