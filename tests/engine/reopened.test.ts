import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openScope } from '../../engine/session/openScope';
import { personOf } from '../../studio/cases/persons';
import { DEFAULT_DAY } from '../../studio/cases/run';
import { casesOf } from '../../studio/cases/runCases';
import type { Environment } from '../../engine/expression';
import type { CompiledField } from '../../engine/model/CompiledDefinition';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { draftOf, resume } from '../../engine/session/draft';
import { replacementAt } from '../../engine/session/replaced';
import { createContext } from '../../engine/session/start';
import { arbitraryAnswer } from './random/arbitraryAnswer';
import { knownOf } from './random/knownOf';
import { isEditable, type Draw } from './random/fillAtRandom';
import { Wizard } from './Wizard';

const { files } = readFiles('product-schemas');
const constants = constantsOf(files);
const env: Environment = { today: DEFAULT_DAY, constants, context: createContext(personOf('client')) };
const RUNS = { numRuns: 8 };
const [BEFORE, AFTER] = [10, 5];

const products = [...loadBundles(files).bundles]
  .map(([id, bundle]) => {
    const cases = [...casesOf(files, id).values()];
    const begun = cases.flatMap((file) => Object.values(file.given ?? {}));
    return { id, definition: compileBundle(bundle), begun, known: knownOf(cases) };
  })
  .filter(({ definition: { lookups, source } }) => source.rules.relations.length + lookups.length > 0);
type Product = (typeof products)[number];

type Sources = (wizard: Wizard) => Wizard;

/** Sources that say the same whenever they are asked the same: what golden cases know of them, or that they cannot be asked. */
function sourcesOf({ known }: Product, draw: Draw): Sources {
  const said = new Map<string, unknown>();
  const answerTo = (id: string, key: string) => {
    const question = `${id} ${key}`;
    const answers = [undefined, ...(known.get(id) ?? [])];
    if (!said.has(question)) said.set(question, answers[draw(fc.nat, answers.length - 1)]);
    return said.get(question);
  };
  const sayOne = (wizard: Wizard) => {
    const { definition, lookups } = wizard.session;
    const asked = definition.lookups.find(({ index }) => lookups[index]!.status === 'pending');
    if (!asked) return false;
    const { id } = asked.rule;
    const answer = answerTo(id, lookups[asked.index]!.key ?? '');
    if (answer === undefined) wizard.fail(id);
    else wizard.answer(id, answer);
    return true;
  };
  return (wizard) => {
    while (sayOne(wizard));
    return wizard;
  };
}

interface Edit {
  readonly path: string;
  readonly value: unknown;
}

/** One that a person could make now: of any field, or again of the last one. */
function nextEdit(
  fields: readonly CompiledField[],
  wizard: Wizard,
  last: string,
  draw: Draw,
): Edit | undefined {
  const open = fields.filter((field) => isEditable(wizard.session, field));
  if (open.length === 0) return undefined;
  const again = open.find(({ path }) => path === last);
  const field = again && draw(fc.boolean) ? again : open[draw(fc.nat, open.length - 1)]!;
  const state = wizard.state(field.path);
  // Of what is forced there is no other choice, nor none.
  const isEmptied = draw(fc.nat, 5) === 0 && !state.disabledOptions;
  const value = isEmptied ? undefined : draw(arbitraryAnswer, field, state);
  return { path: field.path, value: value ?? undefined };
}

const kept = ({ session }: Wizard) => JSON.parse(JSON.stringify(draftOf(session)));

/** What look-ups offer to choose from, and what is typed for want of it; what is searched for begins anew. */
const offered = ({ session: { definition, states } }: Wizard) =>
  definition.lookups
    .filter(({ rule }) => !rule.search)
    .flatMap(({ options }) => options.map(([index]) => states.at(index)))
    .map(({ options, manual = false }) => ({ options, manual }));

/** What a person sees of it, and what it is kept as. */
const seen = (wizard: Wizard) => ({
  answers: wizard.answers,
  replaced: wizard.session.definition.fields.map(({ index }) => replacementAt(wizard.session, index)?.given),
  locked: wizard.session.definition.fields
    .filter(({ path }) => wizard.state(path).lockedBy)
    .map(({ path }) => path),
  offered: offered(wizard),
  asked: [...(wizard.session.scope?.asked ?? [])],
});

function opened({ definition, begun }: Product, draw: Draw): Wizard {
  const answers = [undefined, ...begun][draw(fc.nat, begun.length)];
  const from = draw(fc.constantFrom, 'draft', 'quote');
  const wizard = new Wizard(definition, env);
  return answers ? wizard.send({ type: 'prefilled', from, answers }) : wizard;
}

/** Opened on a draft as its page does: on what the draft was begun on. */
const behaves = (product: Product, open: (draw: Draw) => [Wizard, () => Wizard], draw: Draw) => {
  const { fields } = product.definition;
  const settle = sourcesOf(product, draw);
  const [live, again] = open(draw);
  settle(live);
  let last = '';
  const edit = (wizard: Wizard, { path, value }: Edit) => settle(wizard.edit(path, value).leave(path));
  const edits = Array.from({ length: draw(fc.nat, BEFORE) });
  for (const _ of edits) {
    const next = nextEdit(fields, live, last, draw);
    if (!next) return;
    last = edit(live, next) && next.path;
  }
  const draft = kept(live);
  const reopened = settle(again().send(resume(draft)));
  expect(seen(reopened)).toEqual(seen(live));
  expect(kept(reopened).provenance).toEqual(draft.provenance);
  for (let more = 0; more < AFTER; more += 1) {
    const next = nextEdit(fields, live, last, draw);
    if (!next) return;
    edit(live, next);
    edit(reopened, next);
    last = next.path;
    expect({ next, ...seen(reopened) }).toEqual({ next, ...seen(live) });
  }
};

const always = (work: (draw: Draw) => void) => fc.assert(fc.property(fc.gen(), work), RUNS);

describe.each(products)('a draft of $id', (product) => {
  it('goes on as if it had never been closed, whatever is edited then', () => {
    always((draw) =>
      behaves(product, (d) => [opened(product, d), () => new Wizard(product.definition, env)], draw),
    );
  });
});

const productOf = (id: string) => products.find((product) => product.id === id)!;
const reopen = (wizard: Wizard) => new Wizard(wizard.session.definition, env).send(resume(kept(wizard)));

it('keeps what gives way while one field is edited: an end with an emptied term', () => {
  const [start, deadline, end] = ['startDateValidity', 'deadline', 'endDateValidity'].map(
    (name) => `objectProperty.${name}`,
  ) as [string, string, string];
  const live = new Wizard(productOf('licitante').definition, env)
    .edit(start, '2026-12-24')
    .edit(deadline, undefined)
    .edit(end, '2027-12-24');
  const again = reopen(live);
  for (const wizard of [live, again]) expect(wizard.value(deadline)).toBe(365);
  // An end before the start leaves no term to compute.
  for (const wizard of [live, again]) expect(wizard.edit(end, '2026-12-01').value(deadline)).toBeUndefined();
});

it('takes up a correction as it was, with what its answers called for', () => {
  const { definition, begun } = productOf('judicial-trabalhista');
  const answers = { ...begun[0], 'objectProperty.contractValue': 1000, 'objectProperty.percentageHarm': 30 };
  const paths = ['objectProperty.contractValue', 'objectProperty.percentageHarm'];
  const begin = () => {
    const wizard = new Wizard(definition, env);
    wizard.session = openScope(definition, env, answers, paths).session;
    return wizard;
  };
  const live = begin().edit(paths[1]!, 250);
  const asked = 'objectProperty.harmConfirmation';
  live.edit(asked, live.state(asked).options[0]?.value ?? true);
  const again = begin().send(resume(kept(live)));
  expect(seen(again)).toEqual(seen(live));
  for (const wizard of [live, again]) wizard.edit(paths[0]!, 2000).edit(paths[1]!, 40);
  expect(seen(again)).toEqual(seen(live));
});

const POLICY = { value: '7', label: '0775-2026-000123-00', main: '7', last: '0775-2026-000123-02' };
const [term, end] = ['newStateDocument.deadline', 'newStateDocument.endDateValidity'] as const;

/** An endorsement of that type whose policy has been answered, and what answers it again. */
function endorsement(type: string): [Wizard, (wizard: Wizard) => Wizard] {
  const { definition, known } = productOf('endosso');
  const policy = known.get('policy-details')![0];
  const answer = (wizard: Wizard) => wizard.answer('policy-details', policy);
  const begun = new Wizard(definition, env).edit('endorsementRequest.policy', POLICY).fail('process');
  return [answer(begun.edit('endorsementRequest.endorsementType', type)), answer];
}

/** An endorsement whose policy said its own end, which another term has moved since. */
function endorsed(): [Wizard, (wizard: Wizard) => Wizard] {
  const [wizard, answer] = endorsement('a');
  return [wizard.edit(term, 500), answer];
}

it('hears an answer again without filling what has changed since: the end of an endorsement', () => {
  const [live, answer] = endorsed();
  expect(live.value(end)).toBe('2028-04-03');
  expect(seen(answer(reopen(live).fail('process')))).toEqual(seen(live));
});

it('leaves to a person what they have changed back to what the policy says', () => {
  const [live, answer] = endorsement('b');
  const works = 'newStateDocument.civilWork';
  live.edit(works, false).edit(works, true);
  const again = answer(reopen(live).fail('process'));
  expect(seen(again)).toEqual(seen(live));
  expect(kept(again).provenance).toEqual(kept(live).provenance);
});

it('takes a draft that does not say what was answered as before: what a rule wrote is filled anew', () => {
  const [live, answer] = endorsed();
  const { heard, ...provenance } = kept(live).provenance;
  expect(heard).toHaveProperty('policy-details');
  for (const old of [
    provenance,
    { ...provenance, heard: null },
    { ...provenance, heard: { 'policy-details': 7 } },
  ]) {
    const again = new Wizard(live.session.definition, env).send(resume({ ...kept(live), provenance: old }));
    expect(answer(again).value(term)).toBe(41);
  }
});
