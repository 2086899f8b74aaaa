import { describe, expect, it } from 'vitest';
import { compileSketch, environment, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { review } from '../review/review';

const v = (name: string) => ({ var: `s.${name}` });
const sketch: Sketch = {
  steps: {
    s: {
      fields: {
        text: { clean: 'plainText' },
        name: { clean: 'alphanumeric' },
        copy: { clean: 'upper' },
        whole: { readOnly: true },
        document: { clean: 'asTyped' },
      },
      required: ['text'],
    },
    t: { fields: { more: { clean: 'trim' } } },
  },
  derived: [{ id: 'whole', field: 's.whole', value: { cat: ['<', v('text'), '>'] } }],
  relations: [
    {
      id: 'copy',
      ties: ['s.document', 's.copy'],
      solve: [{ edited: ['s.document'], set: 's.copy', to: v('document') }],
    },
  ],
  lookups: [
    {
      id: 'company',
      source: 'company',
      on: 'leave',
      fields: ['s.document'],
      request: { cnpj: v('document') },
      fills: { 's.name': { answer: ['nome'] } },
      locks: ['s.name'],
    },
  ],
};
const BELL = '\u0007';

describe('a text with a cleaner', () => {
  it('stays as it is typed until the field is left', () => {
    const wizard = open(sketch).edit('s.text', `Obra${BELL}`);
    expect(wizard.value('s.text')).toBe(`Obra${BELL}`);
    expect(wizard.leave('s.text').value('s.text')).toBe('Obra');
    expect(wizard.value('s.whole')).toBe('<Obra>');
    expect(wizard.origin('s.text')).toEqual({ by: 'person' });
    expect(wizard.happened).toEqual(['wrote s.whole']);
  });

  it('leaves the session as it is where nothing is to be cleaned', () => {
    const wizard = open(sketch).edit('s.text', 'Obra').edit('s.document', ' x ');
    const { values } = wizard.session;
    expect(wizard.leave('s.text').leave('s.document').session.values).toBe(values);
  });

  it('is cleaned on Continuar where the field was never left', () => {
    const wizard = open(sketch).edit('s.text', `Obra${BELL}`).continue();
    expect(wizard.value('s.text')).toBe('Obra');
    expect(wizard.happened).toEqual(['wrote s.whole', 'opened t']);
    expect(wizard.edit('t.more', ' x ').continue().value('t.more')).toBe('x');
    expect(wizard.happened).toEqual(['submit']);
  });

  it('is missing where nothing remains of it', () => {
    const wizard = open(sketch).edit('s.text', BELL).continue();
    expect(wizard.value('s.text')).toBeUndefined();
    expect(wizard.codes('s.text')).toEqual(['required']);
  });

  it('is clean at once where a look-up fills it, and stays the look-up’s', () => {
    const wizard = open(sketch).edit('s.document', '1').leave('s.document');
    wizard.answer('company', { nome: 'Pão & Cia.' });
    expect(wizard.value('s.name')).toBe('Pao  Cia');
    expect(wizard.continue().state('s.name').lockedBy).toBe('company');
    expect(wizard.origin('s.name')).toMatchObject({ by: 'lookup', rule: 'company' });
  });

  it('is clean at once where a rule writes it, and where a draft or quote brings it', () => {
    expect(open(sketch).edit('s.document', 'ab').value('s.copy')).toBe('AB');
    for (const from of ['draft', 'quote'] as const) {
      const answers = { 's.text': `Obra${BELL}` };
      expect(open(sketch).send({ type: 'prefilled', from, answers }).value('s.text')).toBe('Obra');
    }
  });
});

describe('what a look-up that binds brings', () => {
  const bound: Sketch = { ...sketch, lookups: [{ ...sketch.lookups![0]!, locks: [], binds: true }] };
  const found = { nome: 'Prefeitura de São João' };
  const asked = () => open(bound).edit('s.document', '1').leave('s.document').answer('company', found);

  it('keeps its spelling, also past Continuar and in a draft that is opened again', () => {
    const wizard = asked().edit('s.text', 'Obra').continue();
    expect(wizard.value('s.name')).toBe(found.nome);
    const answers = { 's.document': '1', 's.name': found.nome };
    const again = open(bound).send({ type: 'prefilled', from: 'draft', answers });
    expect(again.answer('company', found).value('s.name')).toBe(found.nome);
  });

  it('is what a person types over it once they do, and that is clean', () => {
    const typed = asked().edit('s.name', 'São José').leave('s.name');
    expect(typed.value('s.name')).toBe('Sao Jose');
    expect(typed.answer('company', found).value('s.name')).toBe('Sao Jose');
    expect(
      asked().edit('s.name', 'São José').edit('s.name', found.nome).leave('s.name').value('s.name'),
    ).toBe('Prefeitura de Sao Joao');
  });
});

describe('a text with a cleaner, at the server', () => {
  const definition = compileSketch(sketch);
  const reviewed = (s: object) => review(definition, { s }, environment);

  it('is cleaned as the server reads it', () => {
    const { issues, record } = reviewed({ text: `Obra${BELL}`, whole: '<Obra>' });
    expect(issues).toEqual([]);
    expect(record).toEqual({ s: { text: 'Obra', whole: '<Obra>' } });
  });

  it('is missing where nothing remains of it', () => {
    expect(reviewed({ text: BELL, whole: '<>' }).issues).toMatchObject([
      { path: 's.text', code: 'required' },
    ]);
  });

  it('agrees with a relation that writes it', () => {
    expect(reviewed({ text: 'x', whole: '<x>', document: 'ab', copy: 'AB' }).issues).toEqual([]);
    expect(reviewed({ text: 'x', whole: '<x>', document: 'ab', copy: 'AC' }).issues).toMatchObject([
      { path: 's.copy', code: 'tampered' },
    ]);
  });

  it('of another kind than text is refused', () => {
    expect(reviewed({ text: 5 }).issues[0]).toMatchObject({ path: 's.text', code: 'type' });
  });
});
