import { describe, expect, it } from 'vitest';
import { date, number, type Sketch } from '../../tests/engine/definitions';
import { open, type Wizard } from '../../tests/engine/Wizard';
import { isChanged } from './draft';

const v = (name: string) => ({ var: `s.${name}` });
const sketch: Sketch = {
  steps: {
    s: { fields: { start: date, end: date, amount: { ...number, ui: { widget: 'money' } } } },
    t: { fields: { a: {} } },
  },
  states: [{ id: 'e', fields: ['s.end'], when: v('start'), else: { enabled: false } }],
};

const begun = () => open(sketch).edit('s.start', '2027-01-01');
const type = (wizard: Wizard, text: string, field = 's.end') =>
  wizard.send({ type: 'edit', field, value: undefined, unread: { text, code: 'format' } });
const said = ({ session }: Wizard) => session.issues.at(1).map(({ message }) => message);
const shown = ({ session }: Wizard) => session.unread.get(1)?.text;

describe('a text that cannot be read', () => {
  it('says nothing while it is typed, and why once its field is left, though nobody has to answer', () => {
    const wizard = type(begun(), '31/02/2027');
    expect(said(wizard)).toEqual([]);
    expect(said(wizard.leave('s.end'))).toEqual(['Data inválida']);
    expect(shown(wizard)).toBe('31/02/2027');
  });

  it('stops Continuar', () => {
    const wizard = type(begun(), '31/02/2027').continue();
    expect(said(wizard)).toEqual(['Data inválida']);
    expect(wizard.session.steps[0]!.status).toBe('open');
  });

  it('stays until it can be read, with what is said of it', () => {
    const wizard = type(type(begun(), '31/02/202').leave('s.end'), '31/02/2028');
    expect(said(wizard)).toEqual(['Data inválida']);
    wizard.edit('s.end', '2028-02-28');
    expect([shown(wizard), said(wizard)]).toEqual([undefined, []]);
    expect(wizard.continue().session.steps[0]!.status).toBe('done');
  });

  it('is gone when it is erased', () => {
    const wizard = type(begun(), '3').leave('s.end').edit('s.end', undefined);
    expect([shown(wizard), said(wizard)]).toEqual([undefined, []]);
  });

  it('takes the answer that stood before with it', () => {
    expect(type(begun().edit('s.end', '2028-02-28'), '28/02/202').value('s.end')).toBeUndefined();
  });

  it('is gone where nobody may type any more', () => {
    const wizard = type(begun(), '31/02/2027').edit('s.start', undefined);
    expect(shown(wizard)).toBeUndefined();
  });

  it('is a change of the form', () => {
    const wizard = type(open(sketch), '1/', 's.start');
    expect(isChanged(wizard.session)).toBe(true);
  });

  it('says the sentence of its own fault', () => {
    const unread = { text: '1,234', code: 'decimals' } as const;
    const wizard = open(sketch).send({ type: 'edit', field: 's.amount', value: undefined, unread });
    expect(wizard.leave('s.amount').session.issues.at(2)[0]).toMatchObject({
      code: 'decimals',
      message: 'Valor inválido',
    });
  });
});
