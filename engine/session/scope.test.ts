import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSketch, environment, number } from '../../tests/engine/definitions';
import { Wizard } from '../../tests/engine/Wizard';
import type { Answers, Session } from '../model/Session';
import { answersOf } from './draft';
import { openScope } from './openScope';
import { answersWithin, answerWithin } from './scope';
import { transition } from './transition';

const v = (path: string) => ({ var: path });

/** A person asks for a value; its kind decides what else is needed, its start and term tell its end. */
const definition = compileSketch({
  steps: {
    s: {
      fields: {
        kind: { title: 'Tipo' },
        amount: { ...number, title: 'Valor' },
        total: { ...number, title: 'Total', ui: { widget: 'money' } },
        why: { title: 'Motivo' },
      },
      required: ['kind', 'amount'],
    },
    t: {
      fields: { court: { title: 'Tribunal' }, section: { title: 'Vara' }, note: { title: 'Observação' } },
      required: ['court', 'section'],
    },
  },
  derived: [{ id: 'total', field: 's.total', value: { '*': [v('s.amount'), 2] } }],
  resets: [{ id: 'section', on: ['t.court'], clear: ['t.section'] }],
  states: [
    {
      id: 'why',
      fields: ['s.why'],
      when: { '==': [v('s.kind'), 'outro'] },
      then: { required: true },
      else: { visible: false },
    },
  ],
  checks: [
    {
      id: 'small',
      fields: ['s.amount'],
      that: { '<': [v('s.amount'), 1000] },
      message: 'No máximo 1.000',
    },
  ],
});

const stored: Answers = {
  's.kind': 'obra',
  's.amount': 100,
  's.total': 200,
  't.court': 'TRT 2',
  't.section': '1ª Vara',
  't.note': 'como combinado',
};

const open = (...paths: string[]) => openScope(definition, environment, stored, paths).session;
const edit = (session: Session, field: string, value: unknown) =>
  transition(session, { type: 'edit', field, value }).session;
const at = (session: Session, path: string) => session.answers.at(definition.byPath.get(path)!.index);

describe('a session that is open on some fields', () => {
  it('takes an edit of these alone', () => {
    const session = open('s.amount');
    expect(edit(session, 't.note', 'outra')).toBe(session);
    expect(edit(session, 's.kind', 'outro')).toBe(session);
    expect(at(edit(session, 's.amount', 150), 's.amount')).toBe(150);
  });

  it('has the rules follow what is edited', () => {
    expect(at(edit(open('s.amount'), 's.amount', 150), 's.total')).toBe(300);
  });

  it('asks for what an answer makes necessary, and no more once it is changed back', () => {
    const other = edit(open('s.kind'), 's.kind', 'outro');
    const answered = edit(other, 's.why', 'reforma');
    expect(answersWithin(answered)).toEqual({ 's.kind': 'outro', 's.why': 'reforma' });
    const back = edit(answered, 's.kind', 'obra');
    expect(at(back, 's.why')).toBeUndefined();
    expect(edit(other, 't.note', 'outra')).toBe(other);
  });

  it('asks anew for what a reset has emptied', () => {
    const moved = edit(open('t.court'), 't.court', 'TRT 15');
    expect(at(moved, 't.section')).toBeUndefined();
    expect(answersWithin(edit(moved, 't.section', '3ª Vara'))).toEqual({
      't.court': 'TRT 15',
      't.section': '3ª Vara',
    });
  });

  it('asks for what is not as it must be today, though nobody marked it', () => {
    const { session } = openScope(definition, environment, { ...stored, 's.amount': 5000 }, ['t.note']);
    expect(at(edit(session, 's.amount', 900), 's.amount')).toBe(900);
  });

  it('is sent at once, from whatever step', () => {
    const session = edit(open('s.amount'), 's.amount', 150);
    expect(transition(session, { type: 'continue' }).effects).toContainEqual({ type: 'submit' });
    const wrong = transition(edit(session, 's.amount', undefined), { type: 'continue' });
    expect(wrong.effects.map(({ type }) => type)).toEqual(['invalid']);
  });

  it('takes a draft up as far as it is open', () => {
    const answers = { 's.amount': 150, 't.note': 'outra' };
    const resumed = transition(open('s.amount'), { type: 'prefilled', from: 'draft', answers });
    expect(answersOf(resumed.session)).toEqual({ ...stored, 's.amount': 150, 's.total': 300 });
  });

  it('lets a look-up fill what follows from an open field, and nobody else', () => {
    const looked = compileSketch({
      steps: { s: { fields: { cnpj: {}, name: {}, note: {} } } },
      lookups: [
        {
          id: 'company',
          fields: ['s.cnpj'],
          source: 'company',
          on: 'change',
          request: { cnpj: v('s.cnpj') },
          fills: { 's.name': { answer: ['nome'] } },
        },
      ],
    });
    const answers = { 's.cnpj': '1', 's.name': 'Um' };
    const { session } = openScope(looked, environment, answers, ['s.cnpj']);
    expect(answerWithin(session, { 's.name': 'Dois' }).refused).toEqual(['s.name']);
    const taken = answerWithin(session, { 's.cnpj': '2', 's.name': 'Dois', 's.note': 'x' });
    expect([answersOf(taken.session), taken.refused]).toEqual([
      { 's.cnpj': '2', 's.name': 'Dois' },
      ['s.note'],
    ]);
  });
});

const paths = definition.fields.map(({ path }) => path);
const anyAnswers = fc.dictionary(
  fc.constantFrom(...paths, 's.unknown', '__proto__x'),
  fc.oneof(fc.constantFrom('obra', 'outro', 'TRT 2', 'TRT 15', null), fc.integer({ min: -5, max: 2000 })),
);

describe('answers brought to it', () => {
  it('never let an answer outside of the scope through', () => {
    fc.assert(
      fc.property(fc.subarray(paths), anyAnswers, (scope, sent) => {
        const session = open(...scope);
        const { session: after, refused } = answerWithin(session, sent);
        const taken = Object.keys(sent).filter((path) => !refused.includes(path));
        const ours = taken.filter((path) => scope.includes(path));
        // Without what is refused, and whatever else comes in beside it, the outcome is the same.
        const alone = answerWithin(session, Object.fromEntries(taken.map((path) => [path, sent[path]])));
        expect(answersOf(alone.session)).toEqual(answersOf(after));
        // What was taken beside the scope was called for by the answers in it.
        if (ours.length === 0) expect(answersOf(after)).toEqual(answersOf(session));
        for (const { path, index, derived } of definition.fields) {
          const isMoved = after.values.at(index) !== session.values.at(index);
          const isByRule = derived || after.origins.at(index)?.by !== 'person' || path === 't.section';
          if (isMoved && !isByRule) expect(taken).toContain(path);
        }
      }),
    );
  });

  it('leave out what was called for and is no more, and have it again for who changes back', () => {
    const asked = edit(edit(open('s.kind'), 's.kind', 'outro'), 's.why', 'motivo');
    const back = edit(asked, 's.kind', 'obra');
    expect(answersWithin(back)).toEqual({ 's.kind': 'obra' });
    const again = edit(back, 's.kind', 'outro');
    expect(answersWithin(again)).toEqual({ 's.kind': 'outro', 's.why': 'motivo' });
    expect(answerWithin(open('s.kind'), answersWithin(again)).refused).toEqual([]);
  });

  it('come to what the same edits come to on screen', () => {
    const edits = fc.array(
      fc.tuple(fc.constantFrom(...paths), fc.constantFrom('obra', 'outro', 'TRT 15', 7)),
    );
    fc.assert(
      fc.property(fc.subarray(paths), edits, (scope, made) => {
        const wizard = made.reduce((session, [field, value]) => edit(session, field, value), open(...scope));
        const { session, refused } = answerWithin(open(...scope), answersWithin(wizard));
        expect([answersOf(session), refused]).toEqual([answersOf(wizard), []]);
      }),
    );
  });
});

it('a session without a scope is open on all', () => {
  const wizard = new Wizard(definition, environment);
  expect(answersOf(wizard.edit('t.note', 'x').session)['t.note']).toBe('x');
});
