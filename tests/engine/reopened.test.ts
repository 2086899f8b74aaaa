import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openScope } from '../../engine/session/openScope';
import { personOf } from '../../engine/cases/persons';
import { DEFAULT_DAY } from '../../engine/cases/run';
import { casesOf } from '../../engine/cases/runCases';
import type { Environment } from '../../engine/expression';
import type { CompiledField } from '../../engine/model/CompiledDefinition';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { draftOf, resume } from '../../engine/session/draft';
import { replacementAt } from '../../engine/session/replaced';
import { createContext } from '../../engine/session/start';
import { arbitraryAnswer } from './random/arbitraryAnswer';
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
    return { id, definition: compileBundle(bundle), begun };
  })
  .filter(({ definition }) => definition.source.rules.relations.length > 0);
type Product = (typeof products)[number];

/** No source can be asked: what one answers when it is asked again is the look-ups' own matter. */
function failAll(wizard: Wizard): Wizard {
  const { definition, lookups } = wizard.session;
  const asked = definition.lookups.filter(({ index }) => lookups[index]!.status === 'pending');
  for (const { rule } of asked) wizard.fail(rule.id);
  return wizard;
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
  const isEmptied = draw(fc.nat, 5) === 0;
  const value = isEmptied ? undefined : draw(arbitraryAnswer, field, wizard.state(field.path));
  return { path: field.path, value: value ?? undefined };
}

const kept = ({ session }: Wizard) => JSON.parse(JSON.stringify(draftOf(session)));

/** What a person sees of it, and what it is kept as. */
const seen = (wizard: Wizard) => ({
  answers: wizard.answers,
  replaced: wizard.session.definition.fields.map(({ index }) => replacementAt(wizard.session, index)?.given),
  locked: wizard.session.definition.fields
    .filter(({ path }) => wizard.state(path).lockedBy)
    .map(({ path }) => path),
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
  const settle = failAll;
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
