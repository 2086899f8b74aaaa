import { locate } from '../../check/product/locate';
import type { Subject } from '../../check/product/subject';
import {
  compileDefinition,
  type Definition,
  type StepValidators,
  asJson,
  shaped,
} from '../../../engine/index';
import type { ConstantTable } from '../../../engine/expression';
import type { Rating } from '../../../engine/rating';
import { dutiesOf } from '../coverage/coverage';
import { differences } from '../differences';
import { run, type Stage } from '../run';
import type { Case, CasesFile } from '../types';
import { kindOf, KINDS, type MutantKind } from './kindOf';
import { mutate, type Mutable, type Mutant } from './Mutant';
import { mutantsOf } from './mutantsOf';
import { refusal } from './refusal';

export interface Survivor {
  readonly file: string;
  readonly pointer: string;
  readonly rule: string;
  readonly says: string;
  readonly kind: MutantKind;
}

export interface MutationReport {
  /** How many changes there are, and how many of them were tried. */
  readonly possible: number;
  readonly tried: number;
  readonly kinds: Readonly<Record<MutantKind, number>>;
  readonly survivors: readonly Survivor[];
}

export interface Trial {
  readonly subject: Subject;
  readonly createValidators: (definition: Pick<Definition, 'steps'>) => StepValidators;
  readonly constants: ConstantTable;
  readonly cases: ReadonlyMap<string, CasesFile>;
}

interface Scene {
  readonly file: CasesFile;
  readonly it: Case;
}

function validatorsOf({ subject, createValidators }: Trial): (steps: Definition['steps']) => StepValidators {
  const own = createValidators(subject.definition);
  return (steps) => {
    const changed = steps.filter((step, index) => step !== subject.definition.steps[index]);
    return changed.length === 0 ? own : { ...own, ...createValidators({ steps: changed }) };
  };
}

function stager(trial: Trial): (changed: Mutable) => Stage {
  const validators = validatorsOf(trial);
  return ({ rating, constants, ...changed }) => ({
    definition: compileDefinition(
      { ...trial.subject.definition, ...changed, hash: '' },
      validators(changed.steps),
    ),
    rating: shaped<Rating | undefined>(rating),
    constants,
  });
}

/** Undefined where the change makes no valid product: the product check refuses that. */
function changedStage(
  stageOf: (changed: Mutable) => Stage,
  product: Mutable,
  mutant: Mutant,
): Stage | undefined {
  try {
    return stageOf(mutate(product, mutant));
  } catch {
    return undefined;
  }
}

function notices(stage: Stage, { file, it }: Scene): boolean {
  try {
    return differences(run(stage, file, it)).length > 0;
  } catch {
    return true;
  }
}

function scenesByRule(stage: Stage, scenes: readonly Scene[]): Map<string, Scene[]> {
  const duties = dutiesOf(stage);
  const byRule = new Map<string, Scene[]>();
  for (const scene of scenes) {
    const its = run(stage, scene.file, scene.it);
    const shown = duties.filter((duty) => duty.isShownBy(its)).map((duty) => duty.rule);
    for (const rule of new Set([...shown, ...(scene.it.rules ?? [])])) {
      byRule.set(rule, [...(byRule.get(rule) ?? []), scene]);
    }
  }
  return byRule;
}

/** `count` items, evenly spread; deterministic. */
function spreadOver<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]!);
}

function place(subject: Subject, mutant: Mutant): Survivor {
  const { pointer, rule, says } = mutant;
  const kind = kindOf(subject, mutant);
  const [part, ...rest] = pointer.slice(1).split('/');
  if (part === 'constants')
    return { file: 'constants.json', pointer: `/${rest.join('/')}`, rule, says, kind };
  const found = locate(subject, { pointer, code: 'empty-rule', message: says });
  return { file: found.file, pointer: found.pointer, rule, says, kind };
}

function mutableOf({ subject: { definition, composed }, constants }: Trial): Mutable {
  const { steps, summary, rules, record } = definition;
  return { steps, summary, rules, record, rating: asJson(composed.rating), constants };
}

/** Limits the changes tried per product so that it stays within a minute. */
export const MOST_MUTANTS = 800;

export function findSurvivors(trial: Trial, most = MOST_MUTANTS): MutationReport {
  const { subject, cases } = trial;
  const product = mutableOf(trial);
  const scenes = [...cases.values()].flatMap((file) => file.cases.map((it) => ({ file, it })));
  const stageOf = stager(trial);
  const byRule = scenesByRule(stageOf(product), scenes);
  const possible = mutantsOf(subject);
  const isRefused = refusal(subject);
  const survivors: Survivor[] = [];
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<MutantKind, number>;
  for (const mutant of spreadOver(possible, most)) {
    const stage = changedStage(stageOf, product, mutant);
    if (!stage) continue;
    // The case that noticed the last change of this rule is tried first on the next one.
    const first = byRule.get(mutant.rule) ?? [];
    const noticed = [...first, ...scenes].find((scene) => notices(stage, scene));
    if (noticed) byRule.set(mutant.rule, [noticed, ...first.filter((scene) => scene !== noticed)]);
    else if (isRefused(mutant)) continue;
    else survivors.push(place(subject, mutant));
    kinds[kindOf(subject, mutant)] += 1;
  }
  const tried = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  return { possible: possible.length, tried, kinds, survivors };
}
