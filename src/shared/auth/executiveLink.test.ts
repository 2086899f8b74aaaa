import { describe, expect, it } from 'vitest';
import { executivePath, executivePlace } from './executiveLink';

describe('executive links', () => {
  it.each([
    ['/solicitacao-executivo/cotacao/:abc.d-e_f', { flow: 'cotacao', place: '', token: 'abc.d-e_f' }],
    [
      '/solicitacao-executivo/cotacao/confirmacao/:abc',
      { flow: 'cotacao', place: 'confirmacao', token: 'abc' },
    ],
    ['/solicitacao-executivo/cotacao/one/two/:abc', { flow: 'cotacao', place: 'one/two', token: 'abc' }],
    ['/solicitacao-executivo/endossos/:abc', { flow: 'endossos', place: '', token: 'abc' }],
    [
      '/solicitacao-executivo/endossos/confirmacao/:abc',
      { flow: 'endossos', place: 'confirmacao', token: 'abc' },
    ],
  ] as const)('are taken apart: %s', (path, expected) => {
    expect(executivePlace(path)).toEqual(expected);
    expect(executivePath(expected.flow, expected.place, expected.token)).toBe(path);
  });

  it.each(['%3Aabc', '%3aabc', ':abc/', '%3Aabc/'])('are read as mail programs rewrite them: %s', (end) => {
    const place = executivePlace(`/solicitacao-executivo/cotacao/one/${end}`);
    expect(place).toEqual({ flow: 'cotacao', place: 'one', token: 'abc' });
  });

  it.each([
    '/solicitacao-executivo/cotacao',
    '/solicitacao-executivo/cotacao/',
    '/solicitacao-executivo/cotacao/abc',
    '/solicitacao-executivo/cotacao/:',
    '/solicitacao-executivo/cotacao/:abc/confirmacao',
    '/cotacao/:abc',
    '/solicitacao-executivo/outro/:abc',
  ])('are nothing else: %s', (path) => {
    expect(executivePlace(path)).toBeNull();
  });
});
