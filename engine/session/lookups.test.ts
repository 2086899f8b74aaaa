import { describe, expect, it } from 'vitest';
import { texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { draftOf } from './draft';
import { LONGEST_QUESTION } from './provenance';

const v = (name: string) => ({ var: `s.${name}` });

const company = {
  id: 'company',
  source: 'company',
  on: 'leave',
  fields: ['s.document'],
  when: { '>': [{ length: [v('document')] }, 1] },
  request: { cnpj: v('document') },
  fills: { 's.name': { answer: ['nome'] } },
  locks: ['s.name'],
  failed: { clear: ['s.name'] },
} as const;
const sketch: Sketch = { steps: texts('document', 'name', 'other'), lookups: [company] };
const asked = () => open(sketch).edit('s.document', '12').leave('s.document');
const filled = () => asked().answer('company', { nome: 'Acme' });

describe('asking', () => {
  it('asks when the field is left, once for one question', () => {
    const wizard = asked();
    expect(wizard.effects).toEqual([
      { type: 'lookup', lookup: 'company', source: 'company', key: '{"cnpj":"12"}', request: { cnpj: '12' } },
    ]);
    expect(wizard.state('s.name').busy).toBe(true);
    expect(wizard.leave('s.document').effects).toEqual([]);
  });

  it('does not ask while typing, nor when another field is left', () => {
    const wizard = open(sketch).edit('s.document', '12');
    expect(wizard.effects).toEqual([]);
    expect(wizard.leave('s.other').effects).toEqual([]);
  });

  it('asks at once where its field comes back into sight, which nobody leaves', () => {
    const shown = { id: 'shown', fields: ['s.document'], when: v('other'), then: { visible: false } };
    const wizard = open({ ...sketch, states: [shown] })
      .edit('s.document', '12')
      .leave('s.document')
      .answer('company', { nome: 'Acme' });
    expect(wizard.edit('s.other', 'x').value('s.name')).toBeUndefined();
    expect(wizard.edit('s.other', '').happened).toContain('lookup company');
    expect(wizard.answer('company', { nome: 'Acme' }).value('s.name')).toBe('Acme');
  });

  it('does not ask while its condition fails or part of the request is empty', () => {
    expect(open(sketch).edit('s.document', '1').leave('s.document').effects).toEqual([]);
    const both = { ...company, request: { cnpj: v('document'), other: v('other') } };
    expect(
      open({ ...sketch, lookups: [both] })
        .edit('s.document', '12')
        .leave('s.document').effects,
    ).toEqual([]);
  });

  it('asks again after a failure, and after the question came back', () => {
    expect(asked().fail('company').leave('s.document').happened).toEqual(['lookup company']);
    const back = filled().edit('s.document', '13').edit('s.document', '12').leave('s.document');
    expect(back.happened).toEqual(['lookup company']);
  });

  it('asks again once a field is left that its question reads, as soon as it is another or holds again', () => {
    const when = { and: [company.when, { '!=': [v('document'), v('other')] }] };
    const wizard = open({ ...sketch, lookups: [{ ...company, when }] })
      .edit('s.document', '12')
      .leave('s.document')
      .answer('company', { nome: 'Acme' });
    expect(wizard.edit('s.other', '12').value('s.name')).toBeUndefined();
    expect(wizard.edit('s.other', '').happened).toEqual([]);
    expect(wizard.leave('s.other').happened).toEqual(['lookup company']);
    expect(wizard.answer('company', { nome: 'Acme' }).value('s.name')).toBe('Acme');
    // A failure is asked again from its own field only.
    const failed = wizard.edit('s.document', '13').leave('s.document').fail('company');
    expect(failed.edit('s.other', 'x').leave('s.other').happened).toEqual([]);
  });

  it('asks on change with the key that changes the question', () => {
    const wizard = open({ ...sketch, lookups: [{ ...company, on: 'change' }] });
    expect(wizard.edit('s.document', '1').happened).toEqual([]);
    expect(wizard.edit('s.document', '12').happened).toEqual(['lookup company']);
  });

  it('asks on change of all that the question reads, though it names one field only', () => {
    const both = { ...company, on: 'change', request: { cnpj: v('document'), other: v('other') } } as const;
    const wizard = open({ ...sketch, lookups: [both] })
      .edit('s.document', '12')
      .edit('s.other', 'a');
    expect(wizard.happened).toEqual(['lookup company']);
    expect(wizard.edit('s.other', 'b').happened).toEqual(['lookup company']);
  });

  it('asks at the start what has a question by then', () => {
    const { when: _, ...always } = company;
    const states = { ...always, on: 'start', fields: [], request: { country: 'BR' } } as const;
    expect(open({ ...sketch, lookups: [states] }).happened).toEqual(['lookup company']);
    expect(open(sketch).happened).toEqual([]);
  });

  it('asks for a field that a rule changed', () => {
    const wizard = open({
      steps: texts('document', 'name', 'source'),
      lookups: [{ ...company, on: 'change' }],
      relations: [
        {
          id: 'r',
          ties: ['s.source', 's.document'],
          solve: [{ edited: ['s.source'], set: 's.document', to: v('source') }],
        },
      ],
    });
    expect(wizard.edit('s.source', '12').happened).toEqual(['lookup company', 'wrote s.document']);
  });
});

describe('an answer', () => {
  it('fills and locks', () => {
    const wizard = filled();
    expect(wizard.value('s.name')).toBe('Acme');
    expect(wizard.state('s.name')).toMatchObject({ lockedBy: 'company' });
    expect(wizard.state('s.name').busy).toBeUndefined();
    expect(wizard.edit('s.name', 'x').value('s.name')).toBe('Acme');
    expect(wizard.origin('s.name')).toEqual({ by: 'lookup', rule: 'company' });
  });

  it.each([[{}], [{ nome: '' }], [{ nome: null }], [null], ['garbage'], [undefined]])(
    'fills and locks nothing when it is %j',
    (data) => {
      const wizard = asked().answer('company', data);
      expect(wizard.value('s.name')).toBeUndefined();
      expect(wizard.state('s.name').lockedBy).toBeUndefined();
      expect(wizard.edit('s.name', 'x').value('s.name')).toBe('x');
    },
  );

  it('to another question is late and ignored', () => {
    const wizard = asked();
    const before = wizard.session;
    expect(wizard.answer('company', { nome: 'Late' }, '{"cnpj":"11"}').session).toBe(before);
    expect(wizard.answer('unknown', {}, '').session).toBe(before);
  });

  it('that comes after the question was withdrawn, or twice, is ignored', () => {
    const key = asked().lookup('company').key;
    expect(asked().edit('s.document', '13').answer('company', { nome: 'Late' }, key).answers).toEqual({
      's.document': '13',
    });
    const twice = filled().answer('company', { nome: 'Again' }, key);
    expect(twice.value('s.name')).toBe('Acme');
  });

  it('overwrites what was typed before the question, not what was typed since', () => {
    const before = open(sketch).edit('s.name', 'typed').edit('s.document', '12').leave('s.document');
    expect(before.answer('company', { nome: 'Acme' }).value('s.name')).toBe('Acme');
    const since = asked().edit('s.name', 'typed').answer('company', { nome: 'Acme' });
    expect(since.value('s.name')).toBe('typed');
    expect(since.state('s.name').lockedBy).toBeUndefined();
  });

  it('does not overwrite what was emptied since', () => {
    const wizard = open(sketch)
      .edit('s.name', 'x')
      .edit('s.document', '12')
      .leave('s.document')
      .edit('s.name', '');
    expect(wizard.answer('company', { nome: 'Acme' }).value('s.name')).toBeUndefined();
  });

  it('wakes rules', () => {
    const derived = [{ id: 'd', field: 's.other', value: { upper: [v('name')] } }];
    const wizard = open({ ...sketch, derived })
      .edit('s.document', '12')
      .leave('s.document');
    expect(wizard.answer('company', { nome: 'Acme' }).value('s.other')).toBe('ACME');
  });

  it('is announced for no field that the person typed in', () => {
    expect(filled().happened).toEqual([]);
  });
});

describe('options', () => {
  const options = { 's.name': { answer: ['list'] } };
  const lookups = [{ ...company, fills: {}, locks: [], options }];
  const steps = { s: { fields: { document: {}, name: { ui: { widget: 'suggest', options: ['base'] } } } } };

  it('come with the answer and go back to the fixed ones with the question', () => {
    const wizard = open({ steps, lookups }).edit('s.document', '12').leave('s.document');
    wizard.answer('company', { list: ['a', { value: 'b', label: 'B' }] });
    expect(wizard.state('s.name').options).toEqual([
      { value: 'a', label: 'a' },
      { value: 'b', label: 'B' },
    ]);
    expect(wizard.edit('s.document', '13').state('s.name').options).toEqual([
      { value: 'base', label: 'base' },
    ]);
  });

  it('are none when the answer has no list', () => {
    const wizard = open({ steps, lookups })
      .edit('s.document', '12')
      .leave('s.document')
      .answer('company', {});
    expect(wizard.state('s.name').options).toEqual([]);
  });
});

describe('a failure', () => {
  it('frees the field and clears what it names', () => {
    const wizard = open(sketch)
      .edit('s.name', 'old')
      .edit('s.document', '12')
      .leave('s.document')
      .fail('company');
    expect(wizard.value('s.name')).toBeUndefined();
    expect(wizard.state('s.name').busy).toBeUndefined();
    expect(wizard.edit('s.name', 'typed').value('s.name')).toBe('typed');
  });

  it('does not clear what was typed since', () => {
    expect(asked().edit('s.name', 'typed').fail('company').value('s.name')).toBe('typed');
  });

  it('clears nothing where the rule names nothing', () => {
    const { failed: _, ...silent } = company;
    const wizard = open({ ...sketch, lookups: [silent] });
    wizard.edit('s.name', 'old').edit('s.document', '12').leave('s.document');
    expect(wizard.fail('company').value('s.name')).toBe('old');
  });

  it('of a question that is no longer asked is ignored', () => {
    const wizard = filled();
    const before = wizard.session;
    expect(wizard.fail('company').session).toBe(before);
  });
});

describe('after a restore', () => {
  const answers = { 's.document': '12', 's.name': 'Acme' };
  const restore = (
    lookups: NonNullable<Sketch['lookups']>,
    from: 'draft' | 'quote' | 'catalogue' = 'draft',
  ) => open({ ...sketch, lookups }).send({ type: 'prefilled', from, answers });

  it.each(['leave', 'change', 'start'] as const)('asks once for what runs on %s', (on) => {
    expect(restore([{ ...company, on }]).happened).toEqual(['lookup company']);
  });

  it.each(['draft', 'quote', 'catalogue'] as const)('a failure clears nothing that a %s brought', (from) => {
    for (const on of ['leave', 'change'] as const) {
      const wizard = restore([{ ...company, on }], from).fail('company');
      expect(wizard.value('s.name')).toBe('Acme');
      expect(wizard.state('s.name').lockedBy).toBeUndefined();
    }
  });

  it('an answer locks anew, with the name of today', () => {
    const wizard = restore([company]).answer('company', { nome: 'Acme S.A.' });
    expect(wizard.value('s.name')).toBe('Acme S.A.');
    expect(wizard.state('s.name').lockedBy).toBe('company');
  });

  it('an answer leaves alone what it does not lock, and fills what is empty', () => {
    const person = { ...company, locks: [] };
    expect(restore([person]).answer('company', { nome: 'Other' }).value('s.name')).toBe('Acme');
    const wizard = open({ ...sketch, lookups: [person] });
    wizard.send({ type: 'prefilled', from: 'draft', answers: { 's.document': '12' } });
    expect(wizard.answer('company', { nome: 'Other' }).value('s.name')).toBe('Other');
  });

  it('an answer that binds is taken where the person cannot change it, also where it is nothing', () => {
    const lookups = [{ ...company, locks: [], binds: true as const }];
    const steps = { s: { fields: { document: {}, name: { readOnly: true }, other: {} } } };
    const restored = () => open({ steps, lookups }).send({ type: 'prefilled', from: 'draft', answers });
    expect(restored().answer('company', { nome: 'Other' }).value('s.name')).toBe('Other');
    expect(restored().answer('company', {}).value('s.name')).toBeUndefined();
    expect(restore(lookups).answer('company', { nome: 'Other' }).value('s.name')).toBe('Acme');
  });

  it('a question that is too long to keep is asked as if it had never been', () => {
    const long = '1'.repeat(LONGEST_QUESTION);
    const filledBy = (document: string) =>
      draftOf(
        open(sketch).edit('s.document', document).leave('s.document').answer('company', { nome: 'Acme' })
          .session,
      );
    expect(filledBy(long).provenance).not.toHaveProperty('heard');
    expect(filledBy('12').provenance?.heard).toEqual({ company: '{"cnpj":"12"}' });
  });

  it('an edit of the question afterwards asks as ever, and then fills', () => {
    const person = { ...company, locks: [] };
    const wizard = restore([person]).fail('company').edit('s.document', '13').leave('s.document');
    expect(wizard.answer('company', { nome: 'New' }).value('s.name')).toBe('New');
  });
});
