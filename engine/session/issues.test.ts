import { describe, expect, it } from 'vitest';
import { date, number, texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';

const v = (name: string) => ({ var: `s.${name}` });
const later = {
  id: 'later',
  fields: ['s.end'],
  that: { '>': [v('end'), v('start')] },
  message: 'Depois de {start}.',
};
const dates: Sketch = {
  steps: { s: { fields: { start: date, end: date } } },
  checks: [{ ...later, params: { start: { formatDate: [v('start')] } } }],
};

describe('when issues are shown', () => {
  const sketch: Sketch = { steps: { s: { fields: { a: { maxLength: 3 } }, required: ['a'] } } };

  it('says nothing while a field is first typed in', () => {
    expect(open(sketch).edit('s.a', 'long').codes('s.a')).toEqual([]);
  });

  it('says what is wrong when the field is left, with the sentence of the definition', () => {
    const wizard = open(sketch).edit('s.a', 'long').leave('s.a');
    expect(wizard.session.issues.at(0)).toEqual([
      { field: 's.a', code: 'maxLength', message: 'Digite no máximo 3 caracteres', level: 'error' },
    ]);
  });

  it('takes it back with the key that mends it, and says it again with the next leave only', () => {
    const wizard = open(sketch).edit('s.a', 'long').leave('s.a');
    expect(wizard.edit('s.a', 'lon').codes('s.a')).toEqual([]);
    expect(wizard.edit('s.a', 'long').codes('s.a')).toEqual([]);
    expect(wizard.leave('s.a').codes('s.a')).toEqual(['maxLength']);
  });

  it('asks for a missing answer on Continuar, not on leaving', () => {
    const wizard = open(sketch).leave('s.a');
    expect(wizard.codes('s.a')).toEqual([]);
    expect(wizard.continue().codes('s.a')).toEqual(['required']);
  });

  it('asks for it on leaving once Continuar was tried', () => {
    const wizard = open(sketch).continue().edit('s.a', 'x');
    expect(wizard.codes('s.a')).toEqual([]);
    expect(wizard.edit('s.a', '').leave('s.a').codes('s.a')).toEqual(['required']);
  });

  it('keeps the very same issues while they stay the same', () => {
    const wizard = open(sketch).edit('s.a', 'long').leave('s.a');
    const before = wizard.session.issues.at(0);
    expect(wizard.edit('s.a', 'longer').session.issues.at(0)).toBe(before);
  });
});

describe('issues that another field brings or ends', () => {
  const optional: Sketch = {
    steps: { s: { fields: { a: {}, b: {} }, required: ['b'] } },
    states: [{ id: 'o', fields: ['s.b'], when: v('a'), then: { required: false } }],
  };

  it('ends a missing answer where the rules no longer require it', () => {
    const wizard = open(optional).continue();
    expect(wizard.codes('s.b')).toEqual(['required']);
    expect(wizard.edit('s.a', 'x').codes('s.b')).toEqual([]);
  });

  it('ends the issues of a field that is hidden', () => {
    const states = [{ id: 'h', fields: ['s.b'], when: v('a'), then: { visible: false } }];
    expect(
      open({ ...optional, states })
        .continue()
        .edit('s.a', 'x')
        .codes('s.b'),
    ).toEqual([]);
  });

  it('shows a check at a field that was left when its neighbour breaks it', () => {
    const wizard = open(dates).edit('s.start', '2026-01-01').edit('s.end', '2026-01-02').leave('s.end');
    expect(wizard.edit('s.start', '2026-01-02').codes('s.end')).toEqual(['later']);
    expect(wizard.edit('s.start', '2026-01-01').codes('s.end')).toEqual([]);
  });

  it('does not show it at a field that was never left', () => {
    const wizard = open(dates).edit('s.start', '2026-01-01').edit('s.end', '2026-01-02');
    expect(wizard.edit('s.start', '2026-01-03').codes('s.end')).toEqual([]);
  });

  it('shows what is wrong with a value that a rule writes into a field that was left', () => {
    const wizard = open({
      steps: { s: { fields: { a: number, double: { ...number, maximum: 10 } } } },
      messages: { maximum: 'No máximo {limit}' },
      relations: [
        {
          id: 'r',
          ties: ['s.a', 's.double'],
          solve: [{ edited: ['s.a'], set: 's.double', to: { '*': [v('a'), 2] } }],
        },
      ],
    });
    expect(wizard.leave('s.double').edit('s.a', 5).codes('s.double')).toEqual([]);
    expect(wizard.edit('s.a', 5.01).codes('s.double')).toEqual(['maximum']);
  });
});

describe('a check', () => {
  it('fills its message', () => {
    const wizard = open(dates).edit('s.start', '2026-01-02').edit('s.end', '2026-01-02').leave('s.end');
    expect(wizard.session.issues.at(1)[0]!.message).toBe('Depois de 02/01/2026.');
  });

  it('waits until all that it reads has a value', () => {
    expect(open(dates).edit('s.end', '2026-01-01').leave('s.end').codes('s.end')).toEqual([]);
  });

  it('waits only for what it needs, where it says so', () => {
    const check = {
      id: 'c',
      fields: ['s.a'],
      that: { or: [{ '!': [v('b')] }, false] },
      needs: ['s.b'],
      message: '-',
    };
    expect(
      open({ steps: texts('a', 'b'), checks: [check] })
        .leave('s.a')
        .codes('s.a'),
    ).toEqual([]);
    expect(
      open({ steps: texts('a', 'b'), checks: [check] })
        .edit('s.b', 'x')
        .leave('s.a')
        .codes('s.a'),
    ).toEqual(['c']);
  });

  it('applies with an empty list of needs even to an empty field', () => {
    const check = { id: 'c', fields: ['s.a'], that: v('a'), needs: [], message: '-' };
    expect(
      open({ steps: texts('a'), checks: [check] })
        .leave('s.a')
        .codes('s.a'),
    ).toEqual(['c']);
  });

  it('stays silent where its condition fails, its field is hidden, or its schema is broken', () => {
    const sketch: Sketch = {
      steps: { s: { fields: { a: { maxLength: 3 }, off: {}, hide: {} } } },
      states: [{ id: 'h', fields: ['s.a'], when: v('hide'), then: { visible: false } }],
      checks: [{ id: 'c', fields: ['s.a'], when: { '!': [v('off')] }, that: false, needs: [], message: '-' }],
    };
    expect(open(sketch).leave('s.a').codes('s.a')).toEqual(['c']);
    expect(open(sketch).edit('s.off', 'x').leave('s.a').codes('s.a')).toEqual([]);
    expect(open(sketch).edit('s.hide', 'x').leave('s.a').codes('s.a')).toEqual([]);
    expect(open(sketch).edit('s.a', 'long').leave('s.a').codes('s.a')).toEqual(['maxLength']);
  });

  it.each([
    ['edit', ['c'], ['c'], ['c']],
    ['continue', [], ['c'], ['c']],
    ['submit', [], [], ['c']],
  ] as const)(
    'at %s shows on leaving %j, on Continuar %j, on submitting %j',
    (at, onLeave, onContinue, onSubmit) => {
      const sketch: Sketch = {
        steps: { ...texts('a'), t: { fields: { b: {} } } },
        checks: [{ id: 'c', fields: ['s.a'], that: { '!=': [v('a'), 'bad'] }, at, message: '-' }],
      };
      const bad = () => open(sketch).edit('s.a', 'bad');
      expect(bad().leave('s.a').codes('s.a')).toEqual(onLeave);
      expect(bad().continue().codes('s.a')).toEqual(onContinue);
      expect(bad().continue().continue().codes('s.a')).toEqual(onSubmit);
    },
  );
});

describe('a check on what was typed', () => {
  const sketch: Sketch = {
    steps: texts('document', 'name'),
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
    checks: [
      {
        id: 'letters',
        fields: ['s.name'],
        that: { matches: [v('name'), '^[a-z]+$'] },
        typedOnly: true,
        message: '-',
      },
    ],
  };

  it('applies to a typed value and not to one that a look-up filled', () => {
    expect(open(sketch).edit('s.name', '4 ever').leave('s.name').codes('s.name')).toEqual(['letters']);
    const filled = open(sketch)
      .edit('s.document', '1')
      .leave('s.document')
      .answer('company', { nome: '4 ever' });
    expect(filled.leave('s.name').codes('s.name')).toEqual([]);
  });

  it('ends when a look-up fills and locks the very value that was typed or restored', () => {
    const typed = open(sketch)
      .edit('s.name', '4 ever')
      .edit('s.document', '1')
      .leave('s.name')
      .leave('s.document');
    expect(typed.codes('s.name')).toEqual(['letters']);
    expect(typed.answer('company', { nome: '4 ever' }).leave('s.name').codes('s.name')).toEqual([]);
    const answers = { 's.document': '1', 's.name': '4 ever' };
    const restored = open(sketch).send({ type: 'prefilled', from: 'draft', answers });
    expect(restored.answer('company', { nome: '4 ever' }).leave('s.name').codes('s.name')).toEqual([]);
    expect(restored.state('s.name').lockedBy).toBe('company');
  });
});
