import { compileDefinition } from '../../engine/compile/compileDefinition';
import { composeProduct } from '../../engine/definition/compose';
import { constantsOf } from '../../engine/definition/constants';
import { readFiles } from '../../engine/publish/readFiles';
import { createContext, start } from '../../engine/session/start';
import { transition } from '../../engine/session/transition';
import type { CompiledDefinition } from '../../engine/model/CompiledDefinition';
import type { Environment } from '../../engine/expression';
import type { Answers } from '../../engine/model/Session';
import { personOf } from '../../studio/cases/persons';
import { DEFAULT_DAY } from '../../studio/cases/run';
import { casesOf } from '../../studio/cases/runCases';

/** A step of a product as it opens once those before it are done. */
export interface GoldenStep {
  readonly id: string;
  readonly title: string;
  /** Of the steps before it, by field. */
  readonly before: Answers;
  /** How far the steps are in a draft that opens here. */
  readonly steps: Readonly<Record<string, string>>;
}

const { files } = readFiles('product-schemas');
const env: Environment = {
  today: DEFAULT_DAY,
  constants: constantsOf(files),
  context: createContext(personOf('client')),
};

/** Complete answers that the golden cases of a product begin with, by name. */
function completeAnswers(product: string): readonly Answers[] {
  const cases = casesOf(files, product).get(`${product}/cases/review.cases.json`);
  return Object.values(cases?.given ?? {});
}

function stepsOf(definition: CompiledDefinition, answers: Answers): GoldenStep[] {
  const opened = start(definition, env).session;
  const { session } = transition(opened, { type: 'prefilled', from: 'draft', answers });
  const shown = definition.steps.filter(({ index }) => session.steps[index]!.visible);
  return shown.map(({ definition: { id, path, title } }, at) => {
    const done = shown.slice(0, at).map((step) => step.definition);
    const isBefore = (field: string) => done.some((step) => field.startsWith(`${step.path}.`));
    const before = Object.entries(answers).filter(
      ([field]) => isBefore(field) && !field.startsWith(`${path}.`),
    );
    const steps = { ...Object.fromEntries(done.map((step) => [step.id, 'done'])), [id]: 'open' };
    return { id, title, before: Object.fromEntries(before), steps };
  });
}

/** Every step that a product can show, each once, behind answers of its golden cases. */
export function goldenSteps(product: string): GoldenStep[] {
  const composed = composeProduct(files, product).definition;
  // Which steps are shown does not depend on whether their answers are valid.
  const validators = Object.fromEntries(composed.steps.map(({ id }) => [id, () => []]));
  const definition = compileDefinition({ ...composed, hash: 'golden' }, validators);
  const all = completeAnswers(product).flatMap((answers) => stepsOf(definition, answers));
  const first = new Map(all.toReversed().map((step) => [step.id, step]));
  return definition.steps.flatMap((step) => first.get(step.definition.id) ?? []);
}
