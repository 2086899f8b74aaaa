import { describe, expect, it } from 'vitest';
import { texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';

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

describe('withdrawal', () => {
  it('takes back what was filled, and its lock, as soon as the question changes', () => {
    const wizard = filled().edit('s.document', '123');
    expect(wizard.value('s.name')).toBeUndefined();
    expect(wizard.state('s.name').lockedBy).toBeUndefined();
    expect(wizard.lookup('company').status).toBe('idle');
    expect(wizard.happened).toEqual(['wrote s.name']);
  });

  it('leaves what the person has typed over it', () => {
    const unlocked = { ...company, locks: [] };
    const wizard = open({ ...sketch, lookups: [unlocked] })
      .edit('s.document', '12')
      .leave('s.document');
    wizard.answer('company', { nome: 'Acme' }).edit('s.name', 'mine').edit('s.document', '123');
    expect(wizard.value('s.name')).toBe('mine');
  });

  it('ends the waiting', () => {
    const wizard = asked().edit('s.document', '1');
    expect(wizard.lookup('company')).toMatchObject({ status: 'idle' });
    expect(wizard.state('s.name').busy).toBeUndefined();
  });

  it('leaves everything when something else changes', () => {
    expect(filled().edit('s.other', 'x').value('s.name')).toBe('Acme');
  });

  it('runs before the rule that fills the field anew', () => {
    const states = [
      {
        id: 'f',
        fields: ['s.name'],
        when: { '==': [v('document'), 'own'] },
        then: { value: 'Ours', enabled: false },
      },
    ];
    const wizard = open({ ...sketch, states })
      .edit('s.document', '12')
      .leave('s.document');
    wizard.answer('company', { nome: 'Acme' });
    expect(wizard.edit('s.document', 'own').value('s.name')).toBe('Ours');
  });

  it('gives a shared field to the look-up that asks next', () => {
    const person = {
      ...company,
      id: 'person',
      source: 'person',
      when: { '==': [v('document'), '1'] },
      locks: [],
    };
    const wizard = open({ ...sketch, lookups: [company, person] })
      .edit('s.document', '12')
      .leave('s.document');
    const late = wizard.lookup('company').key;
    wizard.edit('s.document', '1').leave('s.document');
    expect(wizard.happened).toEqual(['lookup person']);
    expect(wizard.state('s.name').busy).toBe(true);
    wizard.answer('company', { nome: 'Acme' }, late);
    expect(wizard.answer('person', { nome: 'Ana' }).value('s.name')).toBe('Ana');
  });
});

describe('a lock', () => {
  it('ends with the value that a rule empties', () => {
    const resets = [{ id: 'r', on: ['s.other'], clear: ['s.name'] }];
    const wizard = open({ ...sketch, resets })
      .edit('s.document', '12')
      .leave('s.document');
    wizard.answer('company', { nome: 'Acme' }).edit('s.other', 'x');
    expect(wizard.state('s.name').lockedBy).toBeUndefined();
    expect(wizard.edit('s.name', 'typed').value('s.name')).toBe('typed');
  });

  it('holds while its value stands', () => {
    expect(filled().edit('s.other', 'x').state('s.name').lockedBy).toBe('company');
  });
});
