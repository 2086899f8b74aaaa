import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProducts } from '../../engine/check/checkProducts';
import type { Change } from '../../engine/check/testing/change';
import { personOf } from '../../engine/cases/persons';
import { DEFAULT_DAY } from '../../engine/cases/run';
import { casesOf } from '../../engine/cases/runCases';
import type { CasesFile } from '../../engine/cases/types';
import { composeProduct } from '../../engine/definition/compose';
import type { ProductFiles } from '../../engine/definition/files';
import type { Environment } from '../../engine/expression';
import { summarise } from '../../engine/print/summary';
import { bundleOf, compileBundle, constantsOf } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { rate } from '../../engine/rating/rate';
import { writeRecord } from '../../engine/record/writeRecord';
import { reviewSession, sessionOf } from '../../engine/review/review';
import { blocks } from '../../engine/session/blocks';
import { answersOf } from '../../engine/session/draft';
import { fieldIssues } from '../../engine/session/issues';
import { createContext } from '../../engine/session/start';
import type { Session } from '../../engine/model/Session';
import { edited, editAtRandom } from './random/arbitraryChange';
import { assertSound } from './random/assertSound';
import { fillAtRandom, type Draw, type Known } from './random/fillAtRandom';
import { knownOf } from './random/knownOf';
import { Wizard } from './Wizard';

/** Accepted edits of each product: a few on every run, thousands by hand (EDITS=1000 SEED=7 npx vitest run …). */
const EDITS = Number(process.env.EDITS ?? 12);
const SEED = Number(process.env.SEED ?? 14);
const PRODUCTS = process.env.PRODUCTS?.split(',') ?? [
  'cadastro',
  'pagamento',
  'licitante',
  'risco-equipamento',
];
/** Edits of one walk: each goes on from what the last accepted one left. */
const WALK = 4;

const shipped = readFiles('product-schemas').files;

/** The files of one product with those that all share; cases hold the shipped wording, not this property. */
function filesOf(product: string): ProductFiles {
  const isCase = (file: string) => file.includes('/cases/');
  const belongs = (file: string) =>
    !file.includes('/') || file.startsWith('_') || file.startsWith(`${product}/`);
  return new Map([...shipped].filter(([file]) => belongs(file) && !isCase(file)));
}

/** The files that make the product what it is: its own, and the shared ones that they name. */
function ownFiles(files: ProductFiles, product: string): Set<string> {
  const own = new Set([...files.keys()].filter((file) => file.startsWith(`${product}/`)));
  for (const file of own)
    for (const [, name] of JSON.stringify(files.get(file)).matchAll(/"(_shared\/[a-z/-]+)"/g))
      if (files.has(`${name}.json`)) own.add(`${name}.json`);
  return own.add('constants.json');
}

function environmentOf(draw: Draw, files: ProductFiles, cases: readonly CasesFile[]): Environment {
  const person = draw(fc.constantFrom, 'client', 'single', 'executive');
  const told = cases.flatMap(({ context }) => (context ? [context] : []));
  const context = told.length > 0 ? draw(fc.constantFrom, ...told) : createContext(personOf(person));
  return { today: DEFAULT_DAY, constants: constantsOf(files), context };
}

/** Continuar, Voltar, Editar, leaving: whatever a person does between answers. */
function wander(wizard: Wizard, draw: Draw): void {
  const { steps } = wizard.session.definition;
  const { definition } = draw(fc.constantFrom, ...steps);
  const event = draw(fc.constantFrom, 'continue', 'continue', 'back', 'reopen');
  if (event === 'reopen') wizard.reopen(definition.id);
  else wizard[event as 'continue' | 'back']();
  assertSound(wizard.session, wizard.effects);
}

function isContent(session: Session): boolean {
  return session.definition.fields.every(({ index }) => !fieldIssues(session, index, 'submit').some(blocks));
}

interface Trial {
  readonly files: ProductFiles;
  readonly product: string;
  readonly cases: readonly CasesFile[];
  readonly known: Known;
}

/** A wizard of the edited product, filled and wandered through, printed, rated, sent and reviewed. */
function tryWizard(draw: Draw, { files, product, cases, known }: Trial): void {
  const bundle = bundleOf(composeProduct(files, product));
  const definition = compileBundle(bundle);
  const wizard = new Wizard(definition, environmentOf(draw, files, cases));
  const complete = cases.flatMap((file) => Object.values(file.given ?? {}));
  const answers = draw(fc.constantFrom, undefined, ...complete);
  if (answers) wizard.send({ type: 'prefilled', from: 'draft', answers });
  const order = draw(fc.shuffledSubarray, [...definition.fields], {
    minLength: Math.min(4, definition.fields.length),
  });
  const half = Math.ceil(order.length / 2);
  const before = fillAtRandom(wizard, known, draw, order.slice(0, half));
  wander(wizard, draw);
  const looked = new Map([...before, ...fillAtRandom(wizard, known, draw, order.slice(half))]);
  for (let turn = 0; turn < definition.steps.length; turn += 1) wander(wizard, draw);
  const { session } = wizard;
  summarise(session);
  if (bundle.rating) rate(bundle.rating, answersOf(session), session.env);
  const record = JSON.parse(JSON.stringify(writeRecord(session))) as unknown;
  const reviewed = reviewSession(sessionOf(definition, record, session.env), record, looked);
  if (!isContent(session)) return;
  expect(reviewed.issues).toEqual([]);
  expect(reviewed.record).toEqual(record);
}

/** A failure says which edits were made, not what was drawn. */
function tell({
  failed,
  seed,
  errorInstance,
}: {
  failed: boolean;
  seed: number;
  errorInstance?: unknown;
}): void {
  if (failed) throw new Error(`With the seed ${seed}`, { cause: errorInstance });
}

describe.each(PRODUCTS)('edits of %s that the check accepts', (product) => {
  const whole = filesOf(product);
  const cases = [...casesOf(shipped, product).values()];
  const known = knownOf(cases);
  const own = ownFiles(whole, product);

  it('never break a wizard', { timeout: EDITS * 20_000 }, () => {
    let accepted = 0;
    let tried = 0;
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        let files = whole;
        const made: Change[] = [];
        for (let step = 0; step < WALK; step += 1) {
          const edit = accepted < EDITS ? editAtRandom(draw, files, (file) => own.has(file)) : undefined;
          if (!edit) continue;
          const next = edited(files, edit);
          tried += 1;
          if (checkProducts(next).length > 0) continue;
          accepted += 1;
          files = next;
          made.push(edit);
        }
        if (made.length === 0) return;
        try {
          tryWizard(draw, { files, product, cases, known });
        } catch (error) {
          throw new Error(`After ${JSON.stringify(made)}`, { cause: error });
        }
      }),
      { numRuns: EDITS * 5, seed: SEED, endOnFailure: true, reporter: tell },
    );
    expect(accepted, `of ${tried} edits`).toBeGreaterThanOrEqual(EDITS);
  });
});
