import { describe, expect, it } from 'vitest';
import {
  choice,
  compileSketch,
  date,
  environment,
  files,
  number,
  type Sketch,
} from '../../tests/engine/definitions';
import { Wizard } from '../../tests/engine/Wizard';
import type { Environment, Json } from '../expression';
import { writeRecord } from '../record/writeRecord';
import { review } from './review';

const v = (name: string) => ({ var: `s.${name}` });
const companies = [{ value: '11', label: 'Eleven' }];
const env: Environment = { ...environment, context: { companies, user: 'ana@x' } };

const sketch: Sketch = {
  steps: {
    s: {
      fields: {
        name: { maxLength: 10 },
        holder: choice,
        start: date,
        days: { type: 'integer' },
        end: date,
        modality: { ui: { widget: 'select', options: ['1', '2', '3'] } },
        coverage: {},
        total: number,
        note: {},
        docs: files,
      },
      required: ['name'],
    },
  },
  relations: [
    {
      id: 'term',
      ties: ['s.start', 's.days', 's.end'],
      solve: [
        {
          edited: ['s.days', 's.start'],
          set: 's.end',
          to: { addDays: [v('start'), v('days')] },
          yields: true,
        },
        { edited: ['s.end'], set: 's.days', to: { daysBetween: [v('start'), v('end')] }, yields: true },
      ],
    },
  ],
  derived: [{ id: 'total', field: 's.total', value: { times: [v('days'), 10] } }],
  states: [
    { id: 'holders', fields: ['s.holder'], options: { context: ['companies'] } },
    {
      id: 'force',
      fields: ['s.coverage'],
      when: { '==': [v('modality'), '2'] },
      then: { value: 'yes', enabled: false },
    },
    { id: 'hide', fields: ['s.note'], when: { '==': [v('modality'), '1'] }, then: { visible: false } },
    { id: 'off', fields: ['s.modality'], when: v('note'), then: { disabledOptions: ['3'] } },
  ],
  checks: [
    { id: 'after', fields: ['s.end'], that: { '>': [v('end'), v('start')] }, message: 'Depois.' },
    {
      id: 'late',
      fields: ['s.start'],
      at: 'submit',
      that: { '>': [v('start'), { today: [] }] },
      message: 'Futuro.',
    },
  ],
  record: {
    fields: [{ from: 's.name', to: 'Name' }],
    adds: [
      { to: 'By', value: { context: ['user'] } },
      { to: 'Nominated', value: true, trusted: 'server' },
    ],
  },
};
const definition = compileSketch(sketch);
const base = {
  's.name': 'Acme',
  's.holder': companies[0],
  's.start': '2026-04-01',
  's.days': 30,
  's.modality': '2',
};

function sent(answers: Record<string, unknown> = base): Record<string, unknown> {
  const wizard = new Wizard(definition, env);
  for (const [field, value] of Object.entries(answers)) wizard.edit(field, value);
  return JSON.parse(JSON.stringify(writeRecord(wizard.session))) as Record<string, unknown>;
}

function faults(record: unknown): string[] {
  return review(definition, record, env).issues.map((issue) => `${issue.code} ${issue.path}`);
}

/** The base record with one value of its step `s` replaced. */
function withValue(name: string, value: unknown): Record<string, unknown> {
  const record = sent();
  return { ...record, s: { ...(record.s as object), [name]: value as Json } };
}

describe('a submission as the wizard sends it', () => {
  it('passes, and comes out as the same record', () => {
    const record = sent();
    const reviewed = review(definition, record, env);
    expect(reviewed.issues).toEqual([]);
    expect(reviewed.record).toEqual(record);
  });

  it('passes with whatever side of a relation was typed', () => {
    expect(faults(sent({ ...base, 's.end': '2026-04-03' }))).toEqual([]);
    expect(faults(sent({ ...base, 's.start': '2026-05-03' }))).toEqual([]);
  });

  it('passes with hidden answers left out', () => {
    expect(faults(sent({ ...base, 's.note': 'kept but hidden', 's.modality': '1' }))).toEqual([]);
  });

  it.each([
    ['an empty list', { docs: [] }],
    ['an empty text', { note: '' }],
    ['null', { docs: null, note: null, coverage: null }],
    ['both halves of a choice empty', { holder: '' }],
  ])('passes with %s for what is not answered', (_what, emptied) => {
    const { 's.modality': _, 's.holder': __, ...rest } = base;
    const record = sent(rest);
    const padded = { ...record, s: { ...(record.s as object), ...emptied } };
    expect(faults(padded)).toEqual([]);
    expect(review(definition, padded, env).record).toEqual(record);
  });

  it('is refused for an empty value where the rules give one', () => {
    expect(faults(withValue('total', ''))).toEqual(['missing s.total']);
    expect(faults(withValue('coverage', null))).toEqual(['missing s.coverage']);
  });

  it('passes without what the server alone decides', () => {
    const { Nominated: _, ...record } = sent();
    expect(faults(record)).toEqual([]);
    expect(faults({ ...record, Nominated: false })).toEqual([]);
    expect(review(definition, record, env).record.Nominated).toBe(true);
  });
});

describe('a submission that was tampered with', () => {
  it.each([
    ['a derived value', withValue('total', 1), 'tampered s.total'],
    ['a related value', withValue('end', '2026-12-31'), 'tampered s.end'],
    ['a forced value', withValue('coverage', 'no'), 'tampered s.coverage'],
    ['a value of the session', { ...sent(), By: 'eve@x' }, 'tampered By'],
    ['an unknown field', withValue('extra', 1), 'unknown s.extra'],
    ['an unknown group', { ...sent(), Extra: { a: 1 } }, 'unknown Extra.a'],
    ['an empty unknown group', { ...sent(), Extra: {} }, 'unknown Extra'],
    ['a prototype', JSON.parse('{"__proto__":{"x":1}}'), 'unknown __proto__.x'],
    ['a foreign choice', withValue('holder', { value: '99', label: 'Ninety' }), 'option s.holder'],
    ['a choice under another name', withValue('holder', { value: '11', label: 'Ninety' }), 'option s.holder'],
    ['a value outside the list', withValue('modality', '9'), 'enum s.modality'],
    ['a text too long', { ...sent(), Name: 'x'.repeat(11) }, 'maxLength Name'],
    ['a wrong type', withValue('days', '30'), 'type s.days'],
    ['an object for a text', { ...sent(), Name: { a: 1 } }, 'type Name'],
    ['a check', withValue('end', '2026-03-31'), 'after s.end'],
    ['a check of submitting', withValue('start', '2026-03-10'), 'late s.start'],
  ])('is refused for %s', (_what, record, fault) => {
    expect(faults(record)).toContain(fault);
  });

  it('is refused for a hidden field that it sends', () => {
    const record = sent({ ...base, 's.modality': '1' });
    expect(faults({ ...record, s: { ...(record.s as object), note: 'x' } })).toEqual(['unknown s.note']);
  });

  it('is refused for an option that the rules disable', () => {
    const record = sent({ ...base, 's.modality': '3' });
    expect(faults({ ...record, s: { ...(record.s as object), note: 'x' } })).toEqual(['option s.modality']);
  });

  it('is refused for a missing answer, a missing derived value and an empty text', () => {
    const { Name: _, ...nameless } = sent();
    expect(faults(nameless)).toEqual(['required Name']);
    expect(faults({ ...nameless, Name: '' })).toEqual(['required Name']);
    expect(faults({ ...nameless, Name: null })).toEqual(['required Name']);
    expect(faults(withValue('total', undefined))).toEqual(['missing s.total']);
  });

  it('names each path once, with field and sentence', () => {
    expect(review(definition, withValue('total', 1), env).issues).toEqual([
      { path: 's.total', code: 'tampered', message: 'Valor diferente do calculado pelas regras do produto.' },
    ]);
  });

  it.each([[null], [5], ['x'], [[]], [[1]], [{ s: 5 }], [{ s: null }], [{ s: [1] }]])(
    'is refused when it is %j',
    (record) => {
      expect(faults(record)).toContain('required Name');
    },
  );
});

describe('relations in review', () => {
  const share: Sketch = {
    steps: { s: { fields: { whole: number, rate: number, part: number, mode: {} } } },
    relations: [
      {
        id: 'share',
        ties: ['s.whole', 's.rate', 's.part'],
        solve: [
          { edited: ['s.rate', 's.whole'], set: 's.part', to: { percentOf: [v('whole'), v('rate')] } },
          { edited: ['s.part'], set: 's.rate', to: { percentShare: [v('part'), v('whole')] } },
        ],
      },
    ],
    states: [{ id: 'h', fields: ['s.rate'], when: v('mode'), then: { visible: false } }],
  };
  const shareDefinition = compileSketch(share);
  const found = (s: object) =>
    review(shareDefinition, { s }, environment).issues.map(({ code, path }) => `${code} ${path}`);

  it('accept a rounded way back', () => {
    expect(found({ whole: 150_000, part: 5000, rate: 3.33 })).toEqual([]);
  });

  it('refuse what no way gives, and name each field that a way would write otherwise', () => {
    expect(found({ whole: 150_000, part: 5000, rate: 4 })).toEqual(['tampered s.part', 'tampered s.rate']);
  });

  it('accept a side that was left empty', () => {
    expect(found({ whole: 150_000, rate: 4 })).toEqual([]);
    expect(found({ whole: 150_000, part: 5000 })).toEqual([]);
  });

  it('leave out a field that is hidden', () => {
    expect(found({ whole: 150_000, part: 5000, mode: 'x' })).toEqual([]);
  });
});

describe('keys that are no names', () => {
  const found = (record: object) =>
    review(definition, record, env).issues.map(({ code, path }) => `${code} ${path}`);

  it.each([
    ['with a dot, beside the field itself', { 's.days': 1 }, 'unknown s.days'],
    ['with a dot, for what the server decides', { 'A.b': 1 }, 'unknown A.b'],
    ['that are empty', { '': { a: 1 } }, 'unknown '],
  ])('are refused: %s', (_what, extra, fault) => {
    expect(found({ ...sent(), ...extra })).toEqual([fault]);
  });
});
