import { expect, it } from 'vitest';
import { choice, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';

const sketch: Sketch = {
  steps: { s: { fields: { kind: {}, court: choice } } },
  lookups: [
    {
      id: 'courts',
      source: 'courts',
      on: 'change',
      fields: ['s.kind'],
      request: { kind: { var: 's.kind' } },
      options: { 's.court': { answer: [] } },
    },
  ],
};
const list = [{ value: 1, label: 'TRT 1' }];
const asked = () => open(sketch).edit('s.kind', '0');
const manual = (wizard: ReturnType<typeof asked>) => wizard.state('s.court').manual ?? false;

it('a list that is there, or is under way, is chosen from', () => {
  expect([manual(open(sketch)), manual(asked()), manual(asked().answer('courts', list))]).toEqual([
    false,
    false,
    false,
  ]);
});

it('a list that could not be had, or has nothing, leaves the answer to be typed', () => {
  expect(manual(asked().fail('courts'))).toBe(true);
  expect(manual(asked().answer('courts', []))).toBe(true);
  expect(manual(asked().answer('courts', null))).toBe(true);
});

it('another question waits for its own list', () => {
  const again = asked().fail('courts').edit('s.kind', '1');
  expect(manual(again)).toBe(false);
  expect(manual(again.answer('courts', list))).toBe(false);
});

it('a late answer to the former question changes nothing', () => {
  const wizard = asked();
  const { key } = wizard.lookup('courts');
  wizard.edit('s.kind', '1').fail('courts').answer('courts', list, key);
  expect(manual(wizard)).toBe(true);
  expect(wizard.state('s.court').options).toEqual([]);
});
