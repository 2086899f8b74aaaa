import { describe, expect, it } from 'vitest';
import { filesOf, type Sketch } from '../../../tests/engine/definitions';
import { versionOf } from '../../publish/versionOf';
import { differencesOf } from '../differencesOf';
import type { Pair } from '../Difference';
import { replayDraft } from './replayDraft';
import { replayRequest } from './replayRequest';

const from = { 's.address': { type: 'string' } } as const;
const address = { join: [[{ var: 's.street' }, { var: 's.number' }], ', '] };
const piece = (index: number) => ({ trim: [{ segment: [{ var: 's.address' }, ',', index] }] });

const version = (fields: Sketch['steps'][string]['fields'], rules: Partial<Sketch> = {}) =>
  versionOf(filesOf({ ...rules, steps: { s: { fields } } }), 'p')!;
const before = version({ address: { title: 'Endereço' } });
const after = version(
  {
    street: {
      title: 'Rua',
      converted: { from, value: piece(0), back: { 's.address': address } },
    },
    number: { title: 'Número', converted: { from, value: piece(1) } },
  },
  { initial: [{ id: 'no-number', field: 's.number', value: 's/n' }] },
);
const pair: Pair = { before, after };

const kept = { id: '1', today: '2026-03-10', context: {} };
const request = (answers: Record<string, unknown>) => replayRequest(pair, { ...kept, answers });
const draft = (answers: Record<string, unknown>) =>
  replayDraft(pair, {
    ...kept,
    draft: { definition: before.compiled.source.hash, answers, steps: { s: 'open' } },
  });

describe.each([
  ['a request', request],
  ['a draft', draft],
])('%s whose answer is split', (_what, replayed) => {
  it.each([
    ['whole', 'Rua A, 12', []],
    ['with more than two parts', 'Rua A, 12, ap', ['Endereço (só em parte em Rua: “x x, 99, x”)']],
    [
      'of many parts',
      `Rua A, 12${', 3'.repeat(30)}`,
      [`Endereço (só em parte em Rua: “${`x x, 99${', 9'.repeat(30)}`.slice(0, 60)}…”)`],
    ],
    ['longer than is read', 'a'.repeat(10_001), ['Endereço (nada passa a Rua: “x”)']],
  ])('%s, tells what it loses by the questions', (_how, answer, lost) => {
    const told = replayed({ 's.address': answer });
    expect(told.lost).toEqual(lost);
    expect(told.otherValue).toEqual(lost[0]?.includes('nada') ? [] : ['Rua', 'Número']);
    expect(JSON.stringify(told)).not.toContain('Rua A');
  });
});

describe('the report of what changes', () => {
  it('says where an answer goes, and of which question there is none', () => {
    const words = (pairOf: Pair) => differencesOf(pairOf).map(({ words: said }) => said);
    expect(words(pair)).toContainEqual(
      expect.stringMatching(/Endereço.: a pergunta sai, e o que foi respondido nela passa a .Rua. e .Número/),
    );
    const other = { before: version({ place: {} }), after };
    expect(words(other)).toContainEqual(
      expect.stringMatching(/Rua.: é feita de .s\.address., que a versão anterior não pergunta/),
    );
  });
});
