import { expect, it } from 'vitest';
import type { Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { emptiedBy } from './emptied';

const sketch: Sketch = {
  steps: {
    s: { fields: { type: {}, name: {}, note: {}, own: {}, sum: { readOnly: true }, gone: {} } },
  },
  resets: [{ id: 'again', on: ['s.type'], clear: ['s.name', 's.note', 's.gone'] }],
  initial: [{ id: 'begun', field: 's.note', value: 'Nota' }],
  derived: [{ id: 'sum', field: 's.sum', value: { var: 's.name' } }],
  states: [{ id: 'gone', fields: ['s.gone'], when: { var: 's.own' }, then: { visible: false } }],
};

const emptied = (edits: Readonly<Record<string, string>>, field = 's.type') => {
  const wizard = open(sketch);
  for (const [path, value] of Object.entries(edits)) wizard.edit(path, value);
  const before = wizard.session;
  const { session } = wizard.edit(field, 'b');
  return emptiedBy(before, session, session.definition.byPath.get(field)!.index).map(({ path }) => path);
};

it('is what a person had answered, and nothing that rules had', () => {
  expect(emptied({ 's.name': 'Ana' })).toEqual(['s.name']);
  expect(emptied({ 's.name': 'Ana', 's.note': 'Outra' })).toEqual(['s.name', 's.note']);
  expect(emptied({})).toEqual([]);
});

it('is nothing that was out of sight', () => {
  expect(emptied({ 's.gone': 'x', 's.own': 'y' })).toEqual([]);
  expect(emptied({ 's.gone': 'x' })).toEqual(['s.gone']);
});

it('is not the edited question itself, nor anything of an edit that empties nothing', () => {
  expect(emptied({ 's.type': 'a', 's.name': 'Ana' }, 's.own')).toEqual([]);
});
