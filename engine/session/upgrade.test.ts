import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { compileSketch, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import type { StepStatus } from '../model/states';
import { moneyText } from '../values/money';
import { resume, type Draft } from './draft';
import { upgradeNews } from './news';
import { upgrade } from './upgrade';

type Steps = Sketch['steps'];
const sketchOf = (steps: Steps): Sketch => ({ steps });
const area = { ui: { widget: 'textarea' } } as const;
const money = { type: 'number', ui: { widget: 'money' } } as const;

/** A draft of one version taken up under another. */
function taken(
  from: Sketch,
  to: Sketch,
  answers: Record<string, unknown>,
  steps: Record<string, StepStatus>,
  isKnown = true,
) {
  const before = compileSketch(from);
  const empty = Object.fromEntries(before.fields.map(({ path }) => [path, null]));
  const draft: Draft = { definition: before.source.hash, answers: { ...empty, ...answers }, steps };
  const known = isKnown ? before : undefined;
  const wizard = open(to).send(resume(draft, known));
  return { wizard, news: upgradeNews(wizard.session, draft, known) };
}

const nothing = { asked: [], arrived: [], mapped: [], again: [], look: [], gone: [], lost: [] };

describe('a step that was', () => {
  const whole = sketchOf({ a: { fields: { x: {}, y: {} } }, b: { fields: { z: {} } } });
  const moved = { x: { was: ['a.x'] }, y: { was: ['a.y'] } };

  it('renamed is as far as it was', () => {
    const to = sketchOf({ first: { fields: moved }, b: { fields: { z: {} } } });
    const { wizard } = taken(whole, to, { 'a.x': '1', 'a.y': '2' }, { a: 'done', b: 'open' });
    expect([wizard.steps, wizard.value('first.x')]).toEqual([['done', 'open'], '1']);
  });

  it('moved before the open one waits if it waited, and the person stays', () => {
    const to = sketchOf({ b: { fields: { z: {} } }, a: { fields: { x: {}, y: {} } } });
    const { wizard, news } = taken(whole, to, { 'a.x': '1' }, { a: 'open', b: 'pending' });
    expect([wizard.steps, news]).toEqual([['pending', 'open'], []]);
  });

  const split = sketchOf({
    a: { fields: { x: {} }, required: ['x'] },
    c: { fields: { y: { was: ['a.y'] } }, required: ['y'] },
    b: { fields: { z: {} } },
  });

  it.each([
    ['both parts done where it was done', { 'a.x': '1', 'a.y': '2' }, 'done', ['done', 'done', 'open']],
    ['the first part open that is not filled', { 'a.y': '2' }, 'open', ['open', 'pending', 'pending']],
    ['the part open that comes after a filled one', { 'a.x': '1' }, 'open', ['done', 'open', 'pending']],
    [
      'the last part open where all is filled',
      { 'a.x': '1', 'a.y': '2' },
      'open',
      ['done', 'open', 'pending'],
    ],
  ])('split has %s', (_what, answers, status, steps) => {
    const b: StepStatus = status === 'done' ? 'open' : 'pending';
    const { wizard } = taken(whole, split, answers, { a: status as StepStatus, b });
    expect(wizard.steps).toEqual(steps);
  });

  it('joined with one that waits is the open one', () => {
    const to = sketchOf({ a: { fields: { x: {}, y: {}, z: { was: ['b.z'] } } } });
    const { wizard } = taken(whole, to, { 'a.x': '1' }, { a: 'done', b: 'open' });
    expect(wizard.steps).toEqual(['open']);
  });
});

describe('whoever takes up a draft of an earlier version', () => {
  const options = (...labels: string[]) => ({ ui: { widget: 'select', options: labels } });
  const from = sketchOf({
    a: { fields: { name: {}, kind: options('Pregão', 'Outro'), sum: {}, old: { title: 'Ramal' } } },
    b: { fields: { note: {} } },
  });

  it('is told by step what is asked, moved, called otherwise, answered again and gone', () => {
    const to = sketchOf({
      a: {
        fields: {
          name: { title: 'Nome' },
          kind: { title: 'Tipo', mapped: { Pregão: 'Eletrônico' }, ...options('Eletrônico', 'Outro') },
          sum: { title: 'Valor', ...money },
          phone: { title: 'Telefone' },
        },
        required: ['phone', 'name'],
      },
      b: { fields: { note: {}, later: {} } },
    });
    const answers = { 'a.kind': 'Pregão', 'a.sum': 'mil', 'a.old': '12', 'b.note': 'x' };
    const { wizard, news } = taken(from, to, answers, { a: 'done', b: 'pending' });
    expect(news).toEqual([
      {
        step: 'a',
        asked: ['Telefone'],
        arrived: [],
        mapped: [{ title: 'Tipo', from: 'Pregão', to: 'Eletrônico' }],
        again: ['Valor'],
        look: ['Nome'],
        gone: ['Ramal'],
        lost: [
          { title: 'sum', text: 'mil' },
          { title: 'Ramal', text: '12' },
        ],
      },
    ]);
    expect([wizard.value('a.sum'), wizard.value('b.note')]).toEqual([undefined, 'x']);
  });

  it('answers a choice again whose option is offered no more, and keeps what is typed now', () => {
    const lists = { kind: { title: 'Tipo', ...options('Concorrência') }, sum: { title: 'Valor' } };
    const to = sketchOf({ a: { fields: { name: {}, ...lists, old: {} } }, b: { fields: { note: {} } } });
    const answers = { 'a.kind': 'Outro', 'a.sum': '7' };
    const { wizard, news } = taken(from, to, answers, { a: 'done', b: 'open' });
    const lost = [{ title: 'kind', text: 'Outro' }];
    expect(news).toEqual([{ ...nothing, step: 'a', again: ['Tipo'], lost }]);
    expect([wizard.value('a.kind'), wizard.value('a.sum')]).toEqual([undefined, '7']);
  });

  it('is told without labels of what is gone where the earlier version cannot be had', () => {
    const to = sketchOf({ a: { fields: { name: {}, kind: options('Pregão') } } });
    const { news } = taken(from, to, { 'a.old': '12' }, { a: 'open' }, false);
    const lost = [{ title: undefined, text: '12' }];
    expect(news).toEqual([{ ...nothing, step: 'a', gone: [undefined], lost }]);
  });

  it('is told of what moved to another step, and of what is out of sight now', () => {
    const to: Sketch = {
      ...sketchOf({
        a: { fields: { name: {}, kind: options('Pregão', 'Outro'), old: {} } },
        b: { fields: { note: {}, sum: { title: 'Valor', was: ['a.sum'] } } },
      }),
      states: [{ id: 's', fields: ['a.old'], when: { var: 'b.sum' }, then: { visible: false } }],
    };
    const { news } = taken(from, to, { 'a.sum': '7', 'a.old': '1' }, { a: 'done', b: 'open' });
    expect(news).toEqual([
      { ...nothing, step: 'a', gone: ['Ramal'], lost: [{ title: 'Ramal', text: '1' }] },
      { ...nothing, step: 'b', arrived: ['Valor'] },
    ]);
  });

  it('is told nothing where nothing changed that is seen, nor a second time', () => {
    const to = { ...from, messages: { required: 'Diga' } };
    expect(taken(from, to, { 'a.name': 'x' }, { a: 'open' }).news).toEqual([]);
    expect(taken(to, to, { 'a.name': 'x' }, { a: 'open' }).news).toEqual([]);
  });
});

describe('whoever takes up a draft of which two answers are one question now', () => {
  const from = sketchOf({
    a: { fields: { reason: { title: 'Motivo' } } },
    b: { fields: { note: { title: 'Observação', ...area }, sum: { title: 'Multa', ...money } } },
  });
  const to = sketchOf({
    a: { fields: { x: {} } },
    b: { fields: { text: { title: 'Relato', was: ['a.reason', 'b.note', 'b.sum'], ...area } } },
  });
  const steps = { a: 'done', b: 'open' } as const;

  it('reads the text that gave way, at the question that holds the other', () => {
    const answers = { 'a.reason': 'Obra parada', 'b.note': 'Chove\nmuito' };
    const { wizard, news } = taken(from, to, answers, steps);
    expect(wizard.value('b.text')).toBe('Chove\nmuito');
    const lost = [{ title: 'Motivo', text: 'Obra parada' }];
    expect(news.find(({ step }) => step === 'b')).toMatchObject({ gone: ['Motivo'], lost });
  });

  it('reads an amount as it stood there, and of an unknown version as a number is read', () => {
    const answers = { 'a.reason': 'x', 'b.sum': 1234.5 };
    const texts = (isKnown: boolean) =>
      taken(from, to, answers, steps, isKnown).news.flatMap(({ lost = [] }) => lost.map(({ text }) => text));
    expect([texts(true), texts(false)]).toEqual([
      ['x', moneyText(1234.5)],
      ['x', '1.234,5'],
    ]);
  });

  it('has lost no text where both said the same, nor where it cannot be read', () => {
    const answers = { 'a.reason': 'Chove', 'b.note': 'Chove' };
    expect(taken(from, to, answers, steps).news.flatMap(({ lost }) => lost)).toEqual([]);
    const secret = sketchOf({ a: { fields: { key: { ui: { widget: 'password' } } } } });
    const kept = taken(secret, to, { 'a.key': 's3gredo' }, { a: 'open' });
    expect(JSON.stringify(kept.news)).not.toContain('s3gredo');
  });
});

describe('an answer that moved to a question with a lower limit', () => {
  const from = sketchOf({
    a: { fields: { x: money, y: { ...money, maximum: 10 } } },
    b: { fields: { z: {} } },
  });
  const to = {
    ...sketchOf({
      a: { fields: { y: { ...money, maximum: 10 } } },
      b: { fields: { z: {}, k: { title: 'Teto', ...money, was: ['a.x'], maximum: 100 } } },
    }),
    messages: { maximum: 'No máximo {limit}' },
  };
  const issuesOf = ({ wizard: { session } }: ReturnType<typeof taken>, path: string) =>
    session.issues.at(session.definition.byPath.get(path)!.index).map(({ message }) => message);

  it.each([
    ['open', { a: 'done', b: 'open' }],
    ['waiting', { a: 'open', b: 'pending' }],
  ] as const)('says so at the field on opening, and at the step: %s', (_what, steps) => {
    for (const isKnown of [true, false]) {
      const opened = taken(from, to, { 'a.x': 500 }, steps, isKnown);
      expect(opened.wizard.value('b.k')).toBe(500);
      expect(issuesOf(opened, 'b.k')).toEqual(['No máximo 100']);
      expect(opened.news.find(({ step }) => step === 'b')!.look).toEqual(['Teto']);
      expect(issuesOf({ ...opened, wizard: opened.wizard.edit('b.k', 90) }, 'b.k')).toEqual([]);
    }
  });

  it('says nothing of what is within it, nor of what was wrong before', () => {
    const opened = taken(from, to, { 'a.x': 100, 'a.y': 11 }, { a: 'open', b: 'pending' });
    expect([issuesOf(opened, 'b.k'), issuesOf(opened, 'a.y')]).toEqual([[], []]);
    expect(opened.news.flatMap(({ look }) => look)).toEqual([]);
  });

  it('says nothing where a request is repeated, or a draft of today is taken up', () => {
    const session = open(to).session;
    const answers = { 'b.k': 500 };
    for (const keptUnder of [undefined, session.definition.source.hash]) {
      const again = open(to).send({ type: 'prefilled', from: 'draft', answers, keptUnder });
      expect(again.session.issues.at(session.definition.byPath.get('b.k')!.index)).toEqual([]);
    }
  });
});

describe('any answers under any two versions', () => {
  const name = fc.constantFrom('p', 'q', 'r', 's', 't');
  const field = fc.record({
    was: fc.option(name, { nil: undefined }),
    isNumber: fc.boolean(),
    mapped: fc.boolean(),
  });
  const version = fc.dictionary(name, field, { minKeys: 1 });
  const answer = fc.oneof(fc.constantFrom('A', 'B', '', null), fc.integer({ min: 0, max: 3 }));

  const compiled = (
    fields: Record<string, { was: string | undefined; isNumber: boolean; mapped: boolean }>,
  ) => {
    const used = new Set<string>();
    const entries = Object.entries(fields).map(([key, { was, isNumber, mapped }]) => {
      // What the check of products refuses: a former name that is one of today, or of two fields.
      const isFree = was !== undefined && !Object.hasOwn(fields, was) && !used.has(was);
      if (isFree) used.add(was);
      const former = isFree ? { was: [`s.${was}`] } : {};
      return [
        key,
        { ...former, ...(isNumber ? money : {}), ...(mapped && !isNumber ? { mapped: { A: 'C' } } : {}) },
      ];
    });
    return compileSketch(sketchOf({ s: { fields: Object.fromEntries(entries) } }));
  };

  it('keep a place or are listed, and change no more the second time', () => {
    fc.assert(
      fc.property(version, version, fc.dictionary(name, answer), (old, now, given) => {
        const [before, after] = [compiled(old), compiled(now)];
        const kept = Object.fromEntries(
          Object.entries(given).flatMap(([key, said]) =>
            Object.hasOwn(old, key) ? [[`s.${key}`, said]] : [],
          ),
        );
        const first = upgrade(after, kept, before);
        const second = upgrade(after, first.answers);
        expect(second).toEqual({ answers: first.answers, lost: [], mapped: [] });
        const answered = Object.entries(kept).filter(([, said]) => said !== null && said !== '');
        const places = Object.values(first.answers).filter((said) => said !== null && said !== '');
        expect(places.length + first.lost.length).toBe(answered.length);
        for (const [path, said] of answered)
          expect(
            first.lost.some(({ former }) => former === path) ||
              Object.values(first.answers).some((held) => held === said || (said === 'A' && held === 'C')),
          ).toBe(true);
      }),
    );
  });
});

it('an answer goes before an empty one, whatever they were called', () => {
  const today = compileSketch(sketchOf({ s: { fields: { k: { was: ['s.a', 's.b'] } } } }));
  expect(upgrade(today, { 's.a': 'x', 's.b': null }).answers).toEqual({ 's.k': 'x' });
  expect(upgrade(today, { 's.a': 'x', 's.b': 'y' })).toMatchObject({
    answers: { 's.k': 'y' },
    lost: [{ former: 's.a', path: 's.k', by: 'taken' }],
  });
});
