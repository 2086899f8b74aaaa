import { expect, it } from 'vitest';
import { start, type CompiledDefinition } from '../../../../../engine';
import { WizardStore } from '../../../../../renderers';
import { compileSketch, environment } from '../../../../../tests/engine/definitions';
import { differencesAt } from './differencesAt';
import { TwinPair } from './TwinPair';

const older = compileSketch({
  steps: {
    a: { fields: { name: { title: 'Nome', maxLength: 50 }, kind: {}, amount: {} }, required: ['name'] },
    b: { fields: { more: {} } },
  },
});
const newer = compileSketch({
  steps: {
    a: {
      fields: {
        name: { title: 'Nome', maxLength: 10 },
        sort: { was: ['a.kind'] },
        amount: { type: 'number', ui: { widget: 'number' } },
        reason: { title: 'Motivo' },
      },
      required: ['name', 'reason'],
    },
    b: { fields: { more: {} } },
  },
});

function open(left: CompiledDefinition, right: CompiledDefinition) {
  const pair = new TwinPair();
  const [one, other] = [left, right].map((each) => new WizardStore(start(each, environment)));
  pair.hold('left', one!);
  pair.hold('right', other!);
  return { pair, left: one!, right: other! };
}

const valueOf = (store: WizardStore, path: string) => {
  const { definition, values } = store.getSession();
  return values.at(definition.byPath.get(path)!.index);
};
const openOf = (store: WizardStore) => {
  const { definition, steps } = store.getSession();
  return definition.steps[steps.findIndex(({ status }) => status === 'open')]?.definition.id;
};

it('what is typed on either side stands on both where the question exists, under its other name too', () => {
  const { pair, left, right } = open(older, newer);
  left.dispatch({ type: 'edit', field: 'a.name', value: 'Ana' });
  left.dispatch({ type: 'edit', field: 'a.kind', value: 'PF' });
  expect([valueOf(right, 'a.name'), valueOf(right, 'a.sort'), pair.leads('right')]).toEqual([
    'Ana',
    'PF',
    false,
  ]);
  right.dispatch({ type: 'edit', field: 'a.sort', value: undefined });
  right.dispatch({ type: 'edit', field: 'a.reason', value: 'Novo' });
  expect([valueOf(left, 'a.kind'), pair.leads('right')]).toEqual([undefined, true]);
});

it('an option stands on both sides under the name that it has there', () => {
  const of = (options: string[], more: object) =>
    compileSketch({ steps: { a: { fields: { use: { ...more, ui: { widget: 'radio', options } } } } } });
  const then = of(['Comércio', 'Casa'], {});
  const now = of(['Loja', 'Casa'], { mapped: { Comércio: 'Loja' } });
  const { left, right } = open(then, now);
  left.dispatch({ type: 'edit', field: 'a.use', value: 'Comércio' });
  expect(valueOf(right, 'a.use')).toBe('Loja');
  right.dispatch({ type: 'edit', field: 'a.use', value: 'Casa' });
  expect(valueOf(left, 'a.use')).toBe('Casa');
  right.dispatch({ type: 'edit', field: 'a.use', value: 'Loja' });
  expect(valueOf(left, 'a.use')).toBe('Comércio');
});

it('an answer of another kind stays where it is', () => {
  const { left, right } = open(older, newer);
  left.dispatch({ type: 'edit', field: 'a.amount', value: 'dez' });
  expect(valueOf(right, 'a.amount')).toBeUndefined();
});

it('both go on together, and who is held by a new question comes after with what was answered meanwhile', () => {
  const { left, right } = open(older, newer);
  left.dispatch({ type: 'edit', field: 'a.name', value: 'Ana' });
  left.dispatch({ type: 'continue' });
  expect([openOf(left), openOf(right)]).toEqual(['b', 'a']);
  left.dispatch({ type: 'edit', field: 'b.more', value: 'Mais' });
  right.dispatch({ type: 'edit', field: 'a.reason', value: 'Novo' });
  right.dispatch({ type: 'continue' });
  expect([openOf(left), openOf(right), valueOf(right, 'b.more')]).toEqual(['b', 'b', 'Mais']);
  left.dispatch({ type: 'back' });
  expect([openOf(left), openOf(right)]).toEqual(['a', 'a']);
});

it('says what differs at the open step: bounds, questions of one side, messages under the answers typed', () => {
  const { left, right } = open(older, newer);
  const here = () =>
    differencesAt(left.getSession(), right.getSession()).map(
      ({ about, left: one, right: other }) => `${about}: ${one} | ${other}`,
    );
  expect(here()).toContain('Nome: máximo de caracteres: 50 | 10');
  expect(here()).toContain('Motivo: na tela: não existe | aparece');
  left.dispatch({ type: 'edit', field: 'a.name', value: 'Ana Maria Souza' });
  left.dispatch({ type: 'leave', field: 'a.name' });
  expect(here()).toContain('Nome: mensagem: nada errado | Digite no máximo 10 caracteres');
  left.dispatch({ type: 'continue' });
  expect(here()).toContain('Etapa aberta: b | a');
});

it('two of the same differ in nothing', () => {
  const { left, right } = open(older, older);
  left.dispatch({ type: 'edit', field: 'a.name', value: 'Ana' });
  expect(differencesAt(left.getSession(), right.getSession())).toEqual([]);
});
