import { describe, expect, it } from 'vitest';
import { date, number, texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { draftOf, resume } from '../session/draft';
import { asOptions } from './states';

const v = (name: string) => ({ var: `s.${name}` });

describe('a state', () => {
  const sketch: Sketch = {
    steps: { s: { fields: { on: {}, field: { title: 'Campo' } } } },
    states: [
      {
        id: 'look',
        fields: ['s.field'],
        when: v('on'),
        then: { required: true, title: 'Outro', hint: 'Dica' },
        else: { enabled: false, why: 'Porque não.' },
      },
    ],
  };

  it('shows the one branch or the other, and the base for what a branch does not mention', () => {
    const wizard = open(sketch);
    expect(wizard.state('s.field')).toMatchObject({ enabled: false, why: 'Porque não.', title: 'Campo' });
    expect(wizard.edit('s.on', 'x').state('s.field')).toMatchObject({
      enabled: true,
      required: true,
      title: 'Outro',
      hint: 'Dica',
    });
    expect(wizard.state('s.field').why).toBeUndefined();
    expect(wizard.edit('s.on', '').state('s.field')).toMatchObject({ required: false, title: 'Campo' });
  });

  it('keeps the very same object when nothing of it changes', () => {
    const wizard = open(sketch).edit('s.on', 'x');
    const before = wizard.state('s.field');
    expect(wizard.edit('s.on', 'y').state('s.field')).toBe(before);
  });

  it('refuses edits of a disabled field and takes those of an enabled one', () => {
    const wizard = open(sketch).edit('s.field', 'no');
    expect(wizard.value('s.field')).toBeUndefined();
    expect(wizard.edit('s.on', 'x').edit('s.field', 'yes').value('s.field')).toBe('yes');
  });
});

describe('a hidden field', () => {
  const sketch: Sketch = {
    steps: texts('hide', 'field', 'copy', 'copyOfCopy'),
    states: [{ id: 'h', fields: ['s.field'], when: v('hide'), then: { visible: false } }],
    derived: [
      { id: 'c', field: 's.copy', value: v('field') },
      { id: 'cc', field: 's.copyOfCopy', value: v('copy') },
    ],
  };

  it('reads as empty, and what follows from it changes too', () => {
    const wizard = open(sketch).edit('s.field', 'x').edit('s.hide', 'h');
    expect(wizard.answers).toEqual({ 's.hide': 'h' });
  });

  it('keeps its value for when it is shown again', () => {
    const wizard = open(sketch).edit('s.field', 'x').edit('s.hide', 'h').edit('s.hide', '');
    expect(wizard.answers).toEqual({ 's.field': 'x', 's.copy': 'x', 's.copyOfCopy': 'x' });
  });

  it('cannot be edited', () => {
    const wizard = open(sketch).edit('s.hide', 'h').edit('s.field', 'x').edit('s.hide', '');
    expect(wizard.value('s.field')).toBeUndefined();
  });

  it('is not announced as written, neither when it hides nor when a rule writes it', () => {
    const hidden = { id: 'h2', fields: ['s.copy'], then: { visible: false } };
    const wizard = open({ ...sketch, states: [...sketch.states!, hidden] });
    expect(wizard.edit('s.field', 'x').happened).toEqual([]);
    expect(wizard.edit('s.hide', 'h').happened).toEqual([]);
  });
});

describe('a hidden step', () => {
  const sketch: Sketch = {
    steps: {
      s: { fields: { hide: {}, copy: {} } },
      t: { fields: { field: {} } },
      u: { fields: { last: {} } },
    },
    states: [{ id: 'h', steps: ['t'], when: v('hide'), then: { visible: false } }],
    derived: [{ id: 'c', field: 's.copy', value: { var: 't.field' } }],
  };

  it('hides its fields from rules', () => {
    const wizard = open(sketch).edit('t.field', 'x');
    expect(wizard.value('s.copy')).toBe('x');
    expect(wizard.edit('s.hide', 'h').value('s.copy')).toBeUndefined();
    expect(wizard.session.steps[1]!.visible).toBe(false);
  });

  it('does not show a field that is hidden on its own', () => {
    const own = { id: 'own', fields: ['t.field'], then: { visible: false } };
    const wizard = open({ ...sketch, states: [...sketch.states!, own] })
      .edit('s.hide', 'h')
      .edit('s.hide', '');
    expect(wizard.state('t.field')).toMatchObject({ visible: false, stepHidden: false });
    expect(wizard.edit('t.field', 'x').value('t.field')).toBeUndefined();
  });
});

describe('a forced value', () => {
  const sketch: Sketch = {
    steps: texts('modality', 'coverage'),
    states: [
      {
        id: 'force',
        fields: ['s.coverage'],
        when: { '==': [v('modality'), '2'] },
        then: { enabled: false, value: 'yes' },
      },
    ],
  };

  it('is written while the condition holds', () => {
    const wizard = open(sketch).edit('s.coverage', 'no').edit('s.modality', '2');
    expect(wizard.value('s.coverage')).toBe('yes');
    expect(wizard.origin('s.coverage')).toMatchObject({ by: 'state', rule: 'force' });
  });

  it('goes when the condition fails, back to what the person had chosen', () => {
    const wizard = open(sketch).edit('s.coverage', 'no').edit('s.modality', '2').edit('s.modality', '1');
    expect(wizard.value('s.coverage')).toBe('no');
    expect(wizard.origin('s.coverage')).toEqual({ by: 'person' });
    expect(wizard.happened).toEqual(['wrote s.coverage']);
  });

  it('leaves nothing where nothing had been chosen', () => {
    const wizard = open(sketch).edit('s.modality', '2').edit('s.modality', '1');
    expect(wizard.value('s.coverage')).toBeUndefined();
    expect(wizard.origin('s.coverage')).toBeUndefined();
    expect(wizard.edit('s.coverage', 'no').value('s.coverage')).toBe('no');
  });

  it('stays where the person had chosen the same', () => {
    const wizard = open(sketch).edit('s.coverage', 'yes').edit('s.modality', '2').edit('s.modality', '1');
    expect(wizard.value('s.coverage')).toBe('yes');
  });

  it('does not come between one forced value and the choice before another', () => {
    const states = [
      {
        id: 'either',
        fields: ['s.coverage'],
        when: v('modality'),
        then: { value: 'then' },
        else: { value: 'else' },
      },
    ];
    const wizard = open({ ...sketch, states });
    expect(wizard.edit('s.modality', '2').value('s.coverage')).toBe('then');
    expect(wizard.edit('s.modality', '').value('s.coverage')).toBe('else');
    expect(draftOf(wizard.session).answers).toEqual({ 's.modality': null, 's.coverage': null });
  });

  it('goes for good where a reset emptied what had been chosen', () => {
    const resets = [{ id: 'r', on: ['s.modality'], clear: ['s.coverage'] }];
    const wizard = open({ ...sketch, resets }).edit('s.coverage', 'no');
    expect(wizard.edit('s.modality', '2').value('s.coverage')).toBe('yes');
    expect(wizard.edit('s.modality', '1').value('s.coverage')).toBeUndefined();
  });

  it('gives the choice back after a draft was taken up', () => {
    const wizard = open(sketch).edit('s.coverage', 'no').edit('s.modality', '2');
    const again = open(sketch).send(resume(draftOf(wizard.session)));
    expect(again.value('s.coverage')).toBe('yes');
    expect(again.edit('s.modality', '1').value('s.coverage')).toBe('no');
  });

  it('goes where a request was taken up, which does not say who chose it', () => {
    const answers = { 's.modality': '2', 's.coverage': 'yes' };
    const wizard = open(sketch).send({ type: 'prefilled', from: 'quote', answers });
    expect(wizard.edit('s.modality', '1').value('s.coverage')).toBeUndefined();
  });

  it('does not bring back what a look-up had filled for another question', () => {
    const lookups = [
      {
        id: 'l',
        source: 'company',
        on: 'change' as const,
        fields: ['s.document'],
        request: { cnpj: v('document') },
        fills: { 's.coverage': { answer: ['nome'] } },
      },
    ];
    const wizard = open({ ...sketch, steps: texts('modality', 'coverage', 'document'), lookups });
    wizard.edit('s.document', '1').answer('l', { nome: 'Acme' }).edit('s.modality', '2');
    expect(wizard.value('s.coverage')).toBe('yes');
    expect(wizard.edit('s.document', '2').edit('s.modality', '1').value('s.coverage')).toBeUndefined();
  });

  it('prevails over what comes from outside', () => {
    const answers = { 's.modality': '2', 's.coverage': 'no' };
    for (const from of ['draft', 'quote', 'catalogue'] as const) {
      const wizard = open(sketch).send({ type: 'prefilled', from, answers });
      expect(wizard.value('s.coverage')).toBe('yes');
    }
  });

  it('comes back at once when another rule empties it, and is not taken for changed', () => {
    const resets = [{ id: 'r', on: ['s.other'], clear: ['s.coverage'] }];
    const relations = [
      {
        id: 'copy',
        ties: ['s.coverage', 's.copy'],
        solve: [{ edited: ['s.coverage'], set: 's.copy', to: v('coverage') }],
      },
    ];
    const wizard = open({
      ...sketch,
      steps: texts('modality', 'coverage', 'other', 'copy'),
      resets,
      relations,
    });
    wizard.edit('s.modality', '2').edit('s.copy', 'mine').edit('s.other', 'x');
    expect(wizard.value('s.coverage')).toBe('yes');
    expect(wizard.value('s.copy')).toBe('mine');
    expect(wizard.happened).toEqual([]);
  });

  it('may be false', () => {
    const states = [{ id: 'f', fields: ['s.flag'], when: v('on'), then: { value: false } }];
    const steps = { s: { fields: { on: {}, flag: { type: 'boolean' as const } } } };
    expect(open({ steps, states }).edit('s.on', 'x').value('s.flag')).toBe(false);
  });
});

describe('computed parts', () => {
  it('gives options and bounds by expression', () => {
    const wizard = open({
      steps: { s: { fields: { from: date, to: date, list: { ui: { widget: 'select' } } } } },
      states: [
        { id: 'min', fields: ['s.to'], min: { addDays: [v('from'), 1] }, max: { addDays: [v('from'), 10] } },
        { id: 'options', fields: ['s.list'], options: { if: [v('from'), ['a', 'b'], ['c']] } },
      ],
    });
    expect(wizard.state('s.to').min).toBeUndefined();
    expect(wizard.state('s.list').options).toEqual([{ value: 'c', label: 'c' }]);
    wizard.edit('s.from', '2026-02-28');
    expect(wizard.state('s.to')).toMatchObject({ min: '2026-03-01', max: '2026-03-10' });
    expect(wizard.state('s.list').options).toHaveLength(2);
  });

  it('takes texts and pairs for options, and anything else for none', () => {
    const pair = { value: '1', label: 'Um' };
    expect(asOptions([pair, 'x', 3])).toEqual([pair, { value: 'x', label: 'x' }, { value: 3, label: '3' }]);
    expect(asOptions(null)).toEqual([]);
    expect(asOptions({ value: 1 })).toEqual([]);
  });

  it('refuses an answer that the rules disable among the options, and takes its neighbour', () => {
    const sketch: Sketch = {
      steps: {
        s: { fields: { kind: {}, pay: { ui: { widget: 'select', options: ['1', '2'] } }, n: number } },
      },
      states: [{ id: 'd', fields: ['s.pay'], when: v('kind'), then: { disabledOptions: ['2'] } }],
    };
    expect(open(sketch).edit('s.kind', 'x').edit('s.pay', '2').leave('s.pay').codes('s.pay')).toEqual([
      'option',
    ]);
    expect(open(sketch).edit('s.kind', 'x').edit('s.pay', '1').leave('s.pay').codes('s.pay')).toEqual([]);
    expect(open(sketch).edit('s.pay', '2').leave('s.pay').codes('s.pay')).toEqual([]);
  });
});
