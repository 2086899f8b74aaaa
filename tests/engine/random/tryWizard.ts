import * as fc from 'fast-check';
import { expect } from 'vitest';
import { personOf } from '../../../studio/cases/persons';
import { DEFAULT_DAY } from '../../../studio/cases/run';
import type { CasesFile } from '../../../studio/cases/types';
import { composeProduct } from '../../../engine/definition/compose';
import type { ProductFiles } from '../../../engine/definition/files';
import type { Environment } from '../../../engine/expression';
import type { CompiledDefinition } from '../../../engine/model/CompiledDefinition';
import type { Session } from '../../../engine/model/Session';
import { summarise } from '../../../engine/print/summary';
import { bundleOf, compileBundle, constantsOf } from '../../../engine/publish/loadProducts';
import { rate } from '../../../engine/rating/rate';
import { writeRecord } from '../../../engine/record/writeRecord';
import { reviewSession, sessionOf } from '../../../engine/review/review';
import { blocks } from '../../../engine/session/blocks';
import { answersOf } from '../../../engine/session/draft';
import { fieldIssues } from '../../../engine/session/issues';
import { createContext } from '../../../engine/session/start';
import { Wizard } from '../Wizard';
import { assertSound } from './assertSound';
import { fillAtRandom, type Draw, type Known } from './fillAtRandom';
import { publishedOf } from './published';

export interface Trial {
  readonly files: ProductFiles;
  readonly product: string;
  readonly cases: readonly CasesFile[];
  readonly known: Known;
}

function environmentOf(draw: Draw, { files, cases }: Trial): Environment {
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

/** What browsers find wrong with an answer is what the server does, whatever was answered. */
function judgeAlike(draw: Draw, { definition, values }: Session, server: CompiledDefinition): void {
  for (const { index, name, step } of definition.fields) {
    for (const value of [values.at(index), draw(fc.jsonValue, { maxDepth: 1 })]) {
      const [one, other] = [definition, server].map(({ steps }) => steps[step]!.validate({ [name]: value }));
      expect(one, `${name} ${JSON.stringify(value)}`).toEqual(other);
    }
  }
}

function fillAndWander(draw: Draw, wizard: Wizard, { cases, known }: Trial) {
  const { fields, steps } = wizard.session.definition;
  const complete = cases.flatMap((file) => Object.values(file.given ?? {}));
  const answers = draw(fc.constantFrom, undefined, ...complete);
  if (answers) wizard.send({ type: 'prefilled', from: 'draft', answers });
  const order = draw(fc.shuffledSubarray, [...fields], { minLength: Math.min(4, fields.length) });
  const half = Math.ceil(order.length / 2);
  const before = fillAtRandom(wizard, known, draw, order.slice(0, half));
  wander(wizard, draw);
  const looked = new Map([...before, ...fillAtRandom(wizard, known, draw, order.slice(half))]);
  for (let turn = 0; turn < steps.length; turn += 1) wander(wizard, draw);
  return looked;
}

/**
 * A wizard of the product as browsers load it, filled and wandered through, printed, rated and sent, and reviewed by the
 * definition as the server keeps it.
 */
export async function tryWizard(draw: Draw, trial: Trial): Promise<void> {
  const bundle = bundleOf(composeProduct(trial.files, trial.product));
  const server = compileBundle(bundle);
  const wizard = new Wizard(await publishedOf(bundle.definition), environmentOf(draw, trial));
  const looked = fillAndWander(draw, wizard, trial);
  const { session } = wizard;
  judgeAlike(draw, session, server);
  summarise(session);
  if (bundle.rating) rate(bundle.rating, answersOf(session), session.env);
  const record = JSON.parse(JSON.stringify(writeRecord(session))) as unknown;
  const reviewed = reviewSession(sessionOf(server, record, session.env), record, looked);
  if (!isContent(session)) return;
  expect(reviewed.issues).toEqual([]);
  expect(reviewed.record).toEqual(record);
}
