import { expect, it } from 'vitest';
import { firstLedger, settle, type Change } from './change';
import { storyOf } from './story';
import type { Ledger } from './types';

const [START, END, LATER] = ['2026-07-25', '2027-07-25', '2026-11-23'];
const policy = firstLedger(375_000, { amount: 25_000_000, from: START, to: END });
const to = (amount: number, from: string): Change => ({ from, stretches: [{ from, to: END, amount }] });
const after = (ledger: Ledger, document: number, premium: number, change: Change) =>
  settle(ledger, change, { document, premium });

it('tells of a policy alone what it was charged and covers', () => {
  expect(storyOf({ layers: [], taken: [] }, policy)).toEqual([
    {
      document: 0,
      charged: 375_000,
      before: 0,
      after: 375_000,
      pieces: [{ amount: 25_000_000, from: START, to: END }],
      lost: [],
    },
  ]);
});

it('tells of an increase a new layer beside those that stay', () => {
  const raised = after(policy, 1, 100_000, to(40_000_000, LATER));
  expect(storyOf(policy, raised)).toMatchObject([
    { document: 0, before: 375_000, after: 375_000, lost: [] },
    {
      document: 1,
      before: 0,
      after: 100_000,
      pieces: [{ amount: 15_000_000, from: LATER, to: END }],
      lost: [],
    },
  ]);
});

it('tells of a reduction what is taken off each layer, which is worth so much less', () => {
  const raised = after(policy, 1, 100_000, to(40_000_000, LATER));
  const lowered = after(raised, 2, -150_000, to(10_000_000, LATER));
  const story = storyOf(raised, lowered);
  expect(story).toMatchObject([
    { lost: [{ amount: 15_000_000, from: LATER, to: END }] },
    { after: 0, pieces: [], lost: [{ amount: 15_000_000, from: LATER, to: END }] },
  ]);
  const given = story.reduce((sum, layer) => sum + layer.before - layer.after, 0);
  expect(given).toBe(100_000 + (375_000 - story[0]!.after));
});

it('tells what goes on unchanged as one piece', () => {
  const [first, second] = ['2026-12-01', '2027-01-01'];
  const amount = 25_000_000;
  const pieces = [
    { amount, from: second, to: END },
    { amount, from: START, to: first },
    { amount, from: first, to: second },
  ];
  const split: Ledger = { layers: [{ document: 0, charged: 375_000, whole: pieces, pieces }], taken: [] };
  expect(storyOf(split, split)).toMatchObject([{ pieces: [{ amount, from: START, to: END }], lost: [] }]);
  const none: Ledger = { layers: [{ ...split.layers[0]!, pieces: [] }], taken: [] };
  expect(storyOf(split, none)).toMatchObject([{ pieces: [], lost: [{ amount, from: START, to: END }] }]);
});
