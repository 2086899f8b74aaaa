import { describe, expect, it } from 'vitest';
import { personOf } from '../../studio/cases/persons';
import { DEFAULT_DAY } from '../../studio/cases/run';
import { casesOf } from '../../studio/cases/runCases';
import { dateOfDay, dayNumber } from '../../engine/values/civilDay';
import { readsOf, type Environment } from '../../engine/expression';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { blocks } from '../../engine/session/blocks';
import { fieldIssues } from '../../engine/session/issues';
import { createContext } from '../../engine/session/start';
import { Wizard } from './Wizard';

const { files } = readFiles('product-schemas');
const env: Environment = {
  today: DEFAULT_DAY,
  constants: constantsOf(files),
  context: createContext(personOf('client')),
};

const daysAgo = (days: number) => dateOfDay(dayNumber(DEFAULT_DAY) - days);

function completeOf(id: string) {
  const cases = [...casesOf(files, id).values()];
  return cases.flatMap(({ given }) => Object.values(given ?? {}))[0]!;
}

const dated = [...loadBundles(files).bundles].flatMap(([id, bundle]) => {
  const { start, end } = bundle.rating?.validity ?? {};
  const [from] = readsOf(start ?? null).fields;
  const [to] = readsOf(end ?? null).fields;
  return from && to ? [{ id, definition: compileBundle(bundle), from, to }] : [];
});

describe.each(dated)('a validity of $id that is over', ({ id, definition, from, to }) => {
  it.each([
    ['for two months', daysAgo(365), daysAgo(60)],
    ['since yesterday', daysAgo(300), daysAgo(1)],
  ])('%s is refused or asked about', (_since, first, last) => {
    const wizard = new Wizard(definition, env);
    wizard.send({ type: 'prefilled', from: 'draft', answers: completeOf(id) });
    wizard.edit(from, first).edit(to, last);
    expect(wizard.value(to)).toBe(last);
    const step = definition.steps[definition.byPath.get(to)!.step]!;
    const wrong = step.fields.filter((index) => fieldIssues(wizard.session, index, 'continue').some(blocks));
    const about = wrong.map((index) => definition.fields[index]!.name).filter((name) => name !== 'deadline');
    expect(about.some((name) => /validity/i.test(name))).toBe(true);
  });
});
