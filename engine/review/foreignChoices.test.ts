import { describe, expect, it } from 'vitest';
import { choice, compileSketch, environment, type Sketch } from '../../tests/engine/definitions';
import { review } from './review';

const v = (name: string) => ({ var: `s.${name}` });
const fixed = [
  { value: '1', label: 'Um' },
  { value: '2', label: 'Dois', disabled: true },
];
const sketch: Sketch = {
  steps: {
    s: {
      fields: {
        branch: { ...choice, ui: { widget: 'choice', options: fixed } },
        plain: { ...choice, ui: { widget: 'choice', options: ['RJ', 'SP'] } },
        text: { ui: { widget: 'select', options: ['a', { value: 'b', label: 'B', disabled: true }] } },
        court: choice,
        free: { ui: { widget: 'suggest' } },
        locked: { ui: { widget: 'select', options: ['a'] } },
        off: {},
      },
    },
  },
  states: [
    { id: 'offers', fields: ['s.free'], options: ['x', 'y'] },
    {
      id: 'branch',
      fields: ['s.branch'],
      when: v('off'),
      then: { disabledOptions: ['1'] },
    },
    {
      id: 'on-file',
      fields: ['s.court', 's.plain'],
      when: v('off'),
      then: { enabled: false, judged: false },
    },
  ],
  lookups: [
    {
      id: 'courts',
      source: 'courts',
      on: 'start',
      request: {},
      options: { 's.court': { answer: [] } },
    },
  ],
};
const definition = compileSketch(sketch);
const found = (s: object) =>
  review(definition, { s }, environment).issues.map(({ code, path }) => `${code} ${path}`);

describe('choices in review', () => {
  it.each([
    ['a fixed option', { branch: { value: '1', label: 'Um' } }],
    ['an option that is value and label', { plain: { value: 'RJ', label: 'RJ' } }],
    ['a text among the options', { text: 'a' }],
    [
      'a choice whose options a look-up gave, which nobody asks again',
      { court: { value: 9, label: 'TRT 9' } },
    ],
    ['free text beside suggestions', { free: 'z' }],
    ['what is on file and not judged', { off: 'x', plain: { value: 'MG', label: 'MG' } }],
  ])('may be %s', (_what, s) => {
    expect(found(s).filter((fault) => fault.startsWith('option'))).toEqual([]);
  });

  it.each([
    ['another value', { branch: { value: '9', label: 'Um' } }, 'option s.branch'],
    ['another label', { branch: { value: '1', label: 'Nove' } }, 'option s.branch'],
    ['an option that is shown as disabled', { branch: { value: '2', label: 'Dois' } }, 'option s.branch'],
    ['a text that is shown as disabled', { text: 'b' }, 'option s.text'],
    ['an option that a rule disables', { off: 'x', branch: { value: '1', label: 'Um' } }, 'option s.branch'],
    ['half of a choice', { court: { value: '9' } }, 'required s.court'],
    ['the other half', { court: { label: 'TRT 9' } }, 'required s.court'],
    ['another text for a choice', { plain: { value: 'MG', label: 'MG' } }, 'option s.plain'],
  ])('may not be %s', (_what, s, fault) => {
    expect(found(s)).toEqual([fault]);
  });
});
