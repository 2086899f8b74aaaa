import { expect, it } from 'vitest';
import { answersOf, draftOf, openRepeat, transition, type Environment } from '../../engine/index';
import { personOf } from '../../studio/cases/persons';
import { DEFAULT_DAY } from '../../studio/cases/run';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { createContext } from '../../engine/session/start';
import given from '../../product-schemas/licitante/cases/given.json' with { type: 'json' };

const { files } = readFiles('product-schemas');
const { bundles } = loadBundles(files);
const env: Environment = {
  today: DEFAULT_DAY,
  constants: constantsOf(files),
  context: createContext(personOf('client')),
};
const START = 'objectProperty.startDateValidity';

it('a repetition goes on from its draft, and still keeps the term', () => {
  const definition = compileBundle(bundles.get('licitante')!);
  const open = (draft?: ReturnType<typeof draftOf>) =>
    openRepeat(definition, env, given.complete, draft)!.session;
  const startOn = (session: ReturnType<typeof open>, value: string) =>
    transition(session, { type: 'edit', field: START, value }).session;
  const reloaded = open(draftOf(startOn(open(), '2027-01-04')));
  expect(answersOf(reloaded)['objectProperty.endDateValidity']).toBe('2027-04-04');
  const later = answersOf(startOn(reloaded, '2027-02-01'));
  expect(later).toMatchObject({
    'objectProperty.deadline': 90,
    'objectProperty.endDateValidity': '2027-05-02',
    'insured.name': 'Prefeitura de Itu',
  });
});

it('what the product does not tell apart is no repetition', () => {
  expect(openRepeat(compileBundle(bundles.get('garantia')!), env, {})).toBeUndefined();
});
