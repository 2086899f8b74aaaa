import { expect, it } from 'vitest';
import type { Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';

const sketch: Sketch = {
  steps: {
    a: { fields: { email: {}, more: {} }, required: ['email'] },
    b: { fields: { last: {}, hidden: {} } },
  },
  states: [{ id: 'hide', fields: ['b.hidden'], then: { visible: false } }],
};
const fault = (path: string) => ({ path, code: 'taken', message: 'Não pode ser usado.' });

/** All answered and sent, and then refused for what stands at these places of the record. */
const sentAndRefused = (...paths: string[]) =>
  open(sketch)
    .edit('a.email', 'x')
    .continue()
    .edit('b.last', 'y')
    .continue()
    .send({ type: 'answersRefused', refused: paths.map(fault) });

const messageAt = (wizard: ReturnType<typeof open>, path: string) => {
  const { definition, issues } = wizard.session;
  return issues.at(definition.byPath.get(path)!.index).map(({ message }) => message);
};

it('what a server refuses stands at its field, whose step opens, until the field is edited', () => {
  const wizard = sentAndRefused('a.email');
  expect(messageAt(wizard, 'a.email')).toEqual(['Não pode ser usado.']);
  expect(wizard.session.steps.map(({ status }) => status)).toEqual(['open', 'pending']);
  expect(messageAt(wizard.edit('a.email', 'z'), 'a.email')).toEqual([]);
});

it('is sent again as it is, since the server may think otherwise by then', () => {
  expect(messageAt(sentAndRefused('a.email').continue(), 'a.email')).toEqual([]);
});

it('a refusal of what is not on screen changes nothing', () => {
  const before = sentAndRefused();
  expect(sentAndRefused('b.hidden', 'nowhere').session.issues).toEqual(before.session.issues);
});
