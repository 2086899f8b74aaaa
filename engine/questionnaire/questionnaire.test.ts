import { describe, expect, it } from 'vitest';
import { choice, defineProduct, files, number, texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import type { Json } from '../expression';
import { isAsked, questionOf } from './questionnaire';
import { reviewQuestionnaire } from './reviewQuestionnaire';
import { writeQuestionnaire } from './writeQuestionnaire';

const questionnaire: Json = {
  $schema: '../_meta/questionnaire.schema.json',
  ask: { source: 'main-activity', request: { document: { var: 's.document' } } },
  when: { or: [{ answer: ['builds'] }, { answer: ['administers'] }] },
  title: 'Pergunta',
  question: 'Exige seguro?',
  thanks: { yes: 'Obrigado!', no: 'Obrigado.' },
  operation: '/quote/p/questionnaire',
  fields: [
    { from: 's.holder.label', to: 'tomador' },
    { from: 's.document', to: 'segurado.documento' },
    { from: 's.rate', to: 'percentual', as: 'comma-decimal' },
    { from: 's.note', to: 'nota' },
  ],
  adds: [
    { to: 'produto', value: 'demo' },
    { to: 'email', value: { context: ['user'] } },
    { to: 'anexos', value: { map: [{ var: 's.docs' }, { var: 'DocumentID' }] } },
    { to: 'alto', value: true, when: { '>': [{ var: 's.rate' }, 50] } },
  ],
  identifier: 'identificador',
  answer: 'ExigeSeguro',
};
const sketch: Sketch = {
  steps: { s: { fields: { document: {}, note: {}, rate: number, holder: choice, docs: files } } },
  questionnaire,
};
const env = { context: { user: 'ana@x' } };

function filled() {
  const wizard = open(sketch, env).edit('s.document', '1').edit('s.rate', 5);
  wizard.edit('s.holder', { value: '11', label: 'Acme' });
  wizard.send({ type: 'fileAdded', field: 's.docs', file: { DocumentID: 'd1', DocumentName: 'a.pdf' } });
  return wizard.session;
}
const answered = { identifier: 'P1', answer: true } as const;
const payload = {
  tomador: 'Acme',
  segurado: { documento: '1' },
  percentual: '5,00',
  produto: 'demo',
  email: 'ana@x',
  anexos: ['d1'],
  identificador: 'P1',
  ExigeSeguro: true,
};

describe('a composed questionnaire', () => {
  it('is part of the definition and of its hash', () => {
    const other = { ...(questionnaire as object), question: 'Outra?' } as Json;
    const hashes = [sketch, { ...sketch, questionnaire: other }, { steps: sketch.steps }].map(
      (each) => defineProduct(each).hash,
    );
    expect(new Set(hashes).size).toBe(3);
    expect(defineProduct(sketch).questionnaire).not.toHaveProperty('$schema');
  });

  it('is nothing where the product has none', () => {
    const session = open({ steps: texts('a') }).session;
    expect(session.definition.source).not.toHaveProperty('questionnaire');
    expect(questionOf(session)).toBeUndefined();
  });
});

describe('whether the question is asked', () => {
  it('the source is asked with what was answered, and not while a part is empty', () => {
    expect(questionOf(filled())).toEqual({ source: 'main-activity', request: { document: '1' } });
    expect(questionOf(open(sketch, env).session)).toBeUndefined();
  });

  it.each([
    [{ builds: true, administers: false }, true],
    [{ builds: false, administers: true }, true],
    [{ builds: false, administers: false }, false],
    [{}, false],
    [null, false],
  ])('of %j: %s', (answer, asked) => {
    expect(isAsked(filled(), answer)).toBe(asked);
  });
});

describe('the payload', () => {
  it('has the answers that it names, what it adds, the identifier and the answer, and nothing else', () => {
    expect(writeQuestionnaire(filled(), answered)).toEqual(payload);
  });

  it.each([false, null])('says %s', (answer) => {
    expect(writeQuestionnaire(filled(), { ...answered, answer })).toMatchObject({ ExigeSeguro: answer });
  });
});

describe('the review of a payload', () => {
  const issuesOf = (sent: unknown) =>
    reviewQuestionnaire(filled(), 'P1', sent).issues.map(({ path, code }) => `${path} ${code}`);

  it.each([true, false, null])('takes %s with what the request itself says', (answer) => {
    const review = reviewQuestionnaire(filled(), 'P1', { ...payload, ExigeSeguro: answer });
    expect(review).toMatchObject({ issues: [], answer });
  });

  it.each([
    ['another value', { tomador: 'Outra' }, 'tomador tampered'],
    ['another identifier', { identificador: 'P2' }, 'identificador tampered'],
    ['another document', { anexos: ['d2'] }, 'anexos tampered'],
    ['a value that is not sent', { premio: 1 }, 'premio unknown'],
    ['a value left out', { produto: undefined }, 'produto missing'],
    ['no answer', { ExigeSeguro: undefined }, 'ExigeSeguro type'],
    ['a text for an answer', { ExigeSeguro: 'true' }, 'ExigeSeguro type'],
  ])('refuses %s', (_what, change, issue) => {
    expect(issuesOf({ ...payload, ...change })).toEqual([issue]);
  });
});
