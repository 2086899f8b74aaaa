import { describe, expect, it } from 'vitest';
import { number, type Sketch } from '../../tests/engine/definitions';
import { open, type Wizard } from '../../tests/engine/Wizard';
import { draftOf, resume } from '../session/draft';

const v = (name: string) => ({ var: `s.${name}` });
const byAmount = { edited: ['s.contract', 's.amount'], set: 's.share' };
const byShare = { edited: ['s.contract', 's.share'], set: 's.amount' };
const shareOfBoth = { percentShare: [v('amount'), v('contract')] };
const amountOfBoth = { percentOf: [v('contract'), v('share')] };

/** A contract, and the guarantee of it as an amount and as a percentage. */
const guarantee = (yields: boolean): Sketch => ({
  steps: { s: { fields: { contract: number, share: number, amount: number, note: {}, copy: number } } },
  relations: [
    {
      id: 'guarantee',
      ties: ['s.contract', 's.share', 's.amount'],
      solve: [
        { ...byShare, to: amountOfBoth, yields },
        { ...byAmount, to: shareOfBoth, yields },
      ],
    },
  ],
  derived: [{ id: 'copy', field: 's.copy', value: v('share') }],
});
const yielding = guarantee(true);
const strict = guarantee(false);

/** Types a number digit by digit. */
function type(wizard: Wizard, path: string, value: number): Wizard {
  const text = String(value);
  for (let length = 1; length <= text.length; length += 1) wizard.edit(path, Number(text.slice(0, length)));
  return wizard;
}
const sides = ({ answers }: Wizard) => [answers['s.contract'], answers['s.share'], answers['s.amount']];

describe('what gives way', () => {
  it('is what is empty, before what a person gave', () => {
    const wizard = open(yielding).edit('s.amount', 50_000).edit('s.contract', 1_000_000);
    expect(sides(wizard)).toEqual([1_000_000, 5, 50_000]);
  });

  it('is what a rule wrote, before what a person gave', () => {
    const byTyping = open(yielding).edit('s.contract', 100).edit('s.amount', 5).edit('s.contract', 200);
    expect(sides(byTyping)).toEqual([200, 2.5, 5]);
    const initial = [{ id: 'usual', field: 's.share', value: 30 }];
    const byDefault = open({ ...yielding, initial })
      .edit('s.amount', 5)
      .edit('s.contract', 100);
    expect(sides(byDefault)).toEqual([100, 5, 5]);
  });

  it('is the oldest of what was given, where the ways yield', () => {
    const shareFirst = open(yielding).edit('s.share', 10).edit('s.amount', 5).edit('s.contract', 100);
    expect(sides(shareFirst)).toEqual([100, 5, 5]);
    const amountFirst = open(yielding).edit('s.amount', 5).edit('s.share', 10).edit('s.contract', 100);
    expect(sides(amountFirst)).toEqual([100, 10, 10]);
  });

  it('is nothing given, where no way yields', () => {
    const wizard = open(strict).edit('s.share', 10).edit('s.amount', 5).edit('s.contract', 100);
    expect(sides(wizard)).toEqual([100, 10, 5]);
  });

  it('is nothing given while another that could is left, though this one cannot be computed', () => {
    const above = { '>': [v('amount'), v('contract')] };
    const solve = [
      { ...byShare, to: amountOfBoth, yields: true },
      { ...byAmount, to: shareOfBoth, when: above },
    ];
    const relations = [{ ...yielding.relations![0]!, solve }];
    const wizard = open({ ...yielding, relations })
      .edit('s.contract', 100)
      .edit('s.amount', 150)
      .edit('s.contract', 200);
    expect(sides(wizard)).toEqual([200, 150, 150]);
  });

  it('counts what was typed and then emptied as empty', () => {
    const wizard = open(yielding).edit('s.share', 10).edit('s.amount', 5).edit('s.share', '');
    expect(sides(wizard.edit('s.contract', 100))).toEqual([100, 5, 5]);
  });
});

describe('a number that is typed key by key', () => {
  it('settles as if it had come at once, over what followed from its first digits', () => {
    const wizard = type(open(yielding).edit('s.amount', 1300), 's.contract', 13_000);
    expect(sides(wizard)).toEqual([13_000, 10, 1300]);
    expect(wizard.value('s.copy')).toBe(10);
  });

  it('leaves nothing behind when it is emptied, or put back as it was', () => {
    const before = open(yielding).edit('s.share', 10).edit('s.amount', 5);
    expect(sides(type(before, 's.contract', 12).edit('s.contract', ''))).toEqual([undefined, 10, 5]);
    const typed = open(yielding).edit('s.contract', 100).edit('s.share', 7).edit('s.note', 'x');
    expect(sides(type(typed, 's.contract', 123).edit('s.contract', 100))).toEqual([100, 7, 7]);
  });

  it('settles so though the field was left on the way', () => {
    const wizard = open(yielding).edit('s.amount', 1300).edit('s.contract', 1).leave('s.contract');
    expect(sides(type(wizard, 's.contract', 13_000))).toEqual([13_000, 10, 1300]);
  });

  it('keeps what came from outside meanwhile', () => {
    const lookup = {
      id: 'ask',
      source: 'remote',
      on: 'change' as const,
      fields: ['s.note'],
      request: { note: v('note') },
      fills: { 's.amount': { answer: ['amount'] } },
    };
    const wizard = open({ ...yielding, lookups: [lookup] })
      .edit('s.note', 'x')
      .edit('s.contract', 1)
      .answer('ask', { amount: 50 });
    expect(sides(type(wizard, 's.contract', 1000))).toEqual([1000, 5, 50]);
  });
});

describe('who gave an answer', () => {
  const kept = (wizard: Wizard, sketch = yielding) =>
    open(sketch).send(resume(JSON.parse(JSON.stringify(draftOf(wizard.session)))));

  it('is kept by a draft: what a rule wrote gives way', () => {
    const wizard = kept(open(yielding).edit('s.contract', 100).edit('s.amount', 5));
    expect(wizard.origin('s.share')).toEqual({ by: 'relation', rule: 'guarantee' });
    expect(sides(wizard.edit('s.contract', 200))).toEqual([200, 2.5, 5]);
  });

  it('is kept by a draft in the order of edits, also by a draft of a draft', () => {
    const [one, other] = [
      open(yielding).edit('s.share', 10).edit('s.amount', 5),
      open(yielding).edit('s.amount', 5).edit('s.share', 10),
    ];
    expect(sides(kept(kept(one)).edit('s.contract', 100))).toEqual([100, 5, 5]);
    expect(sides(kept(kept(other)).edit('s.contract', 100))).toEqual([100, 10, 10]);
    const later = kept(one).edit('s.share', 20);
    expect(sides(kept(later).edit('s.contract', 100))).toEqual([100, 20, 20]);
  });

  it('is not believed of a rule that the definition does not have', () => {
    const { provenance, ...draft } = draftOf(
      open(yielding).edit('s.contract', 100).edit('s.amount', 5).session,
    );
    const written = { 's.share': { by: 'relation' as const, rule: 'gone' } };
    const wizard = open(yielding).send(resume({ ...draft, provenance: { ...provenance!, written } }));
    expect(wizard.origin('s.share')).toEqual({ by: 'prefill' });
  });

  it('is the person, for a quote and for a draft that does not say', () => {
    const answers = { 's.contract': 100, 's.share': 5, 's.amount': 5 };
    for (const from of ['quote', 'draft'] as const) {
      const wizard = open(strict).send({ type: 'prefilled', from, answers });
      expect(sides(wizard.edit('s.contract', 200))).toEqual([200, 5, 5]);
      const giving = open(yielding).send({ type: 'prefilled', from, answers });
      expect(sides(giving.edit('s.contract', 200))).toEqual([200, 5, 10]);
    }
  });
});
