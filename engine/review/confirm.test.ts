import { describe, expect, it } from 'vitest';
import { choice, compileSketch, environment, type Sketch } from '../../tests/engine/definitions';
import type { Json } from '../expression';
import type { SourceReply } from './confirm';
import { questionsOf } from './questionsOf';
import { review, reviewSession, sessionOf } from './review';

const v = (name: string) => ({ var: `s.${name}` });
const listed: Json = {
  map: [{ answer: [] }, { object: ['value', { var: 'id' }, 'label', { var: 'name' }] }],
};
const sketch: Sketch = {
  steps: {
    s: {
      fields: {
        document: {},
        name: {},
        note: { ui: { widget: 'textarea' } },
        court: {
          ...choice,
          properties: { value: { type: 'integer' }, label: { type: 'string' } },
          ui: { widget: 'choice', byHand: 0 },
        },
        city: { ui: { widget: 'select' } },
      },
      required: ['name'],
    },
  },
  checks: [
    {
      id: 'letters',
      fields: ['s.name'],
      that: { matches: [v('name'), '^[\\p{L} ]+$'] },
      typedOnly: true,
      message: 'Apenas letras.',
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
    {
      id: 'courts',
      source: 'courts',
      on: 'start',
      request: { kind: 1 },
      options: { 's.court': listed },
    },
    { id: 'cities', source: 'cities', on: 'start', request: { state: 'SP' }, options: { 's.city': listed } },
  ],
};
const definition = compileSketch(sketch);
const courts = [{ id: 826, name: 'TJSP - Tribunal de Justiça de São Paulo' }];
const cities = [{ id: "Santa Bárbara d'Oeste", name: "Santa Bárbara d'Oeste" }];
const sources: Record<string, SourceReply> = {
  company: { data: { nome: 'MUNICÍPIO Nº 1' } },
  courts: { data: courts },
  cities: { data: cities },
};

/** The same with texts that are kept as they were typed. */
const kept = compileSketch({
  ...sketch,
  steps: {
    s: {
      ...sketch.steps.s!,
      fields: {
        ...sketch.steps.s!.fields,
        name: { clean: 'asTyped' },
        note: { ui: { widget: 'textarea' }, clean: 'asTyped' },
      },
    },
  },
});

function judged(s: object, said: Record<string, SourceReply> = {}, by = definition) {
  const record = { s: { document: '11', name: 'MUNICÍPIO Nº 1', ...s } };
  const looked = new Map(Object.entries({ ...sources, ...said }));
  const { issues, doubts } = reviewSession(sessionOf(by, record, environment), record, looked);
  return {
    issues: issues.map(({ code, path }) => `${code} ${path}`),
    doubts: doubts.map(({ code, field }) => `${code} ${field}`),
  };
}
const fine = { issues: [], doubts: [] };

describe('a look-up that binds what it fills', () => {
  const boundSketch: Sketch = {
    steps: {
      s: {
        fields: {
          number: {},
          shown: { type: 'number' },
          open: {},
          unseen: { ui: { widget: 'hidden' } },
          gone: { ui: { widget: 'hidden' } },
          forced: { type: 'boolean' },
        },
      },
    },
    states: [
      { id: 'shown', fields: ['s.shown'], when: true, then: { enabled: false } },
      { id: 'gone', fields: ['s.gone'], when: true, then: { visible: false } },
      { id: 'forced', fields: ['s.forced'], when: true, then: { enabled: false, value: true } },
    ],
    lookups: [
      {
        id: 'policy',
        source: 'policy',
        on: 'leave',
        fields: ['s.number'],
        request: { number: v('number') },
        binds: true,
        fills: Object.fromEntries(
          ['shown', 'open', 'unseen', 'gone', 'forced'].map((name) => [`s.${name}`, { answer: [name] }]),
        ),
      },
    ],
  };
  const bound = compileSketch(boundSketch);
  const now = { shown: 10, open: 'A', unseen: 'b', gone: 'C', forced: false };
  const sent = { number: '7', shown: 10, open: 'A', unseen: 'b', forced: true };
  const held = (s: object, policy: SourceReply = { data: now }) =>
    judged(s, { policy }, bound).issues.filter((issue) => !issue.startsWith('unknown'));

  it('is asked again, and holds what nobody can change as its source has it now', () => {
    expect(questionsOf(sessionOf(bound, { s: sent }, environment)).map(({ lookup }) => lookup)).toEqual([
      'policy',
    ]);
    expect(held(sent)).toEqual([]);
  });

  it.each([
    ['another value that is shown', { shown: 11 }, ['tampered s.shown']],
    ['another value that is not shown', { unseen: 'x' }, ['tampered s.unseen']],
    ['no value', { shown: undefined }, ['tampered s.shown']],
    ['what the person may change', { open: 'B' }, []],
    ['what a rule forces', { forced: true }, []],
  ])('of %s', (_what, changes, issues) => {
    expect(held({ ...sent, ...changes })).toEqual(issues);
  });

  it.each([
    ['as the source spells it', 'São João', 'São João'],
    ['as it was cleaned', 'Sao Joao', 'Sao Joao'],
    ['as nobody has it on file, cleaned', 'Säo João', 'Sao Joao'],
  ])('takes a text %s', (_how, open, taken) => {
    const spelled = compileSketch({
      ...boundSketch,
      steps: { s: { fields: { ...boundSketch.steps.s!.fields, open: { clean: 'alphanumeric' } } } },
    });
    const record = { s: { ...sent, open } };
    const looked = new Map([['policy', { data: { ...now, open: 'São João' } }]]);
    const judgement = reviewSession(sessionOf(spelled, record, environment), record, looked);
    expect(judgement.record['s']).toMatchObject({ open: taken });
    expect(judgement.issues.filter(({ code }) => code !== 'unknown')).toEqual([]);
  });

  it('holds a field empty where the source says nothing', () => {
    expect(held(sent, { data: { ...now, unseen: null } })).toEqual(['tampered s.unseen']);
  });

  it('holds nothing where there is no such thing', () => {
    expect(held({ ...sent, shown: 11 }, 'missing')).toEqual([]);
  });
});

describe('what a review asks again', () => {
  it('is what locks names and lists choices, as far as it can be asked', () => {
    const asked = (s: object) =>
      questionsOf(sessionOf(definition, { s }, environment)).map(({ lookup, request }) => [lookup, request]);
    expect(asked({ document: '11' })).toEqual([
      ['company', { cnpj: '11' }],
      ['courts', { kind: 1 }],
      ['cities', { state: 'SP' }],
    ]);
    expect(asked({}).map(([lookup]) => lookup)).toEqual(['courts', 'cities']);
  });
});

describe('a name that a look-up locks', () => {
  it('is as the source says, whatever its characters', () => {
    expect(judged({})).toEqual(fine);
  });

  it('may be typed in another case and without accents, in letters only', () => {
    const names = { company: { data: { nome: 'MUNICÍPIO UM' } } };
    expect(judged({ name: 'Municipio  um' }, names)).toEqual(fine);
    expect(judged({ name: 'Municipio, um' }, names)).toEqual({ ...fine, issues: ['letters s.name'] });
  });

  it('is doubted when it is another, and says what was found', () => {
    expect(judged({ name: 'Outra Empresa' })).toEqual({ ...fine, doubts: ['otherName s.name'] });
    const record = { s: { document: '11', name: 'Outra Empresa' } };
    const opened = sessionOf(definition, record, environment);
    expect(reviewSession(opened, record, new Map(Object.entries(sources))).doubts).toMatchObject([
      { sent: 'Outra Empresa', found: 'MUNICÍPIO Nº 1' },
    ]);
  });

  it('is free in letters where the source knows nobody', () => {
    expect(judged({ name: 'Outra Empresa' }, { company: 'missing' })).toEqual(fine);
    expect(judged({}, { company: 'missing' })).toEqual({ ...fine, issues: ['letters s.name'] });
  });

  it('is doubted, and its letters not held against it, where the source is silent', () => {
    expect(judged({}, { company: 'failed' })).toEqual({ ...fine, doubts: ['unchecked s.name'] });
  });

  it('has letters only where nobody asks at all', () => {
    const issues = review(definition, { s: { name: 'A1' } }, environment).issues;
    expect(issues.map(({ code }) => code)).toEqual(['letters']);
  });
});

describe('a choice of a source', () => {
  const tjsp = { value: 826, label: 'TJSP - Tribunal de Justiça de São Paulo' };

  it('is one of its list', () => {
    expect(judged({ court: tjsp, city: "Santa Bárbara d'Oeste" })).toEqual(fine);
  });

  it.each([
    ['another id', { court: { ...tjsp, value: 666 } }, 'option s.court'],
    ['another name', { court: { ...tjsp, label: 'TJ do Sul' } }, 'option s.court'],
    ['a known name under another id', { court: { ...tjsp, value: 1 } }, 'option s.court'],
  ])('is refused for %s', (_what, s, issue) => {
    expect(judged(s)).toEqual({ ...fine, issues: [issue] });
  });

  it('is what a person typed when the list could not be had: known by its name, else doubted', () => {
    expect(judged({ court: { value: 0, label: 'tjsp - tribunal de justica de sao paulo' } })).toEqual(fine);
    expect(judged({ court: { value: 0, label: 'TJ do Sul' } })).toEqual({
      ...fine,
      doubts: ['byHand s.court'],
    });
    expect(judged({ city: 'Gotham' })).toEqual({ ...fine, doubts: ['byHand s.city'] });
  });

  it('may be spelled otherwise where it is a name alone', () => {
    expect(judged({ city: "SANTA BARBARA D'OESTE" })).toEqual(fine);
  });

  it('is taken and doubted once where the source is silent', () => {
    expect(judged({ court: tjsp }, { courts: 'failed' })).toEqual({ ...fine, doubts: ['unchecked s.court'] });
  });
});

describe('texts that show nothing', () => {
  it.each([' ', '\u200B', '\u3164', '\u2800', '\u00A0\u202E', '\u0007'])('are no answer: %j', (name) => {
    expect(judged({ name }).issues).toEqual(['required s.name']);
    expect(judged({ note: name })).toEqual(fine);
  });

  it.each(['A\u200Bcme', 'Acme\u202E', 'Ac\u0007me', 'Ac\nme', 'A\uD800'])(
    'are refused within a name that is kept as typed: %j',
    (name) => {
      expect(judged({ name }, {}, kept).issues).toEqual(['characters s.name']);
    },
  );

  it.each(['A\u200Bcme', 'Acme\u202E', 'Ac\u0007me', 'A\uD800cme'])(
    'go from a name that is cleaned, as when it is typed: %j',
    (name) => {
      const record = { s: { name } };
      expect(sessionOf(definition, record, environment).values.pages.flat()).toContain('Acme');
    },
  );

  it('may be line breaks where a text has lines, and nothing else', () => {
    expect(judged({ note: 'um\n\tdois' }, {}, kept)).toEqual(fine);
    expect(judged({ note: 'um\u202Edois' }, {}, kept).issues).toEqual(['characters s.note']);
  });

  it('are no label of a choice', () => {
    expect(judged({ court: { value: 0, label: '\u3164' } }).issues).toEqual(['unknown s.court.value']);
    expect(judged({ court: { value: 0, label: 'TJ\u202E' } }).issues).toEqual(['tampered s.court.label']);
  });
});
