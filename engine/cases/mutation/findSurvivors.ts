import { locate } from '../../check/product/locate';
import type { Subject } from '../../check/product/subject';
import { compileDefinition } from '../../compile/compileDefinition';
import type { StepValidators } from '../../model/CompiledDefinition';
import type { RecordDefinition } from '../../model/RecordDefinition';
import type { Rules } from '../../model/Rules';
import type { ConstantTable } from '../../expression';
import type { Rating } from '../../rating/types';
import { dutiesOf } from '../coverage/coverage';
import { differences } from '../differences';
import { run, type Stage } from '../run';
import type { Case, CasesFile } from '../types';
import { mutate, type Mutable, type Mutant } from './Mutant';
import { mutantsOf } from './mutantsOf';

/** A change that no case notices, where an analyst finds it. */
export interface Survivor {
  readonly file: string;
  readonly pointer: string;
  readonly rule: string;
  readonly says: string;
}

export interface MutationReport {
  /** How many changes there are, and how many of them were tried. */
  readonly possible: number;
  readonly tried: number;
  readonly survivors: readonly Survivor[];
}

/** What changes are tried on: a sound product whose cases hold. */
export interface Trial {
  readonly subject: Subject;
  readonly validators: StepValidators;
  readonly constants: ConstantTable;
  readonly cases: ReadonlyMap<string, CasesFile>;
}

interface Scene {
  readonly file: CasesFile;
  readonly it: Case;
}

function stageOf({ subject, validators, constants }: Trial, changed: Mutable): Stage {
  const rules = changed.rules as unknown as Rules;
  const record = changed.record as unknown as RecordDefinition;
  const definition = compileDefinition({ ...subject.definition, rules, record, hash: '' }, validators);
  return { definition, rating: changed.rating as unknown as Rating | undefined, constants };
}

/** The change as a stage, or nothing where it makes no product: that is for the product check to refuse. */
function changedStage(trial: Trial, product: Mutable, mutant: Mutant): Stage | undefined {
  try {
    return stageOf(trial, mutate(product, mutant));
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

/** The cases that exercise each rule: those that notice a change of it are mostly among them. */
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

/** So many of a list, evenly spread, always the same. */
function spreadOver<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]!);
}

/** Where an analyst finds the place that a mutant changed. */
function place(subject: Subject, { pointer, rule, says }: Mutant): Survivor {
  const found = locate(subject, { pointer, code: 'empty-rule', message: says });
  return { file: found.file, pointer: found.pointer, rule, says };
}

/** Most changes that are tried of one product, so that it stays within a minute. */
export const MOST_MUTANTS = 800;

/** Changes a product in one small way after another, and names those that none of its cases notices. */
export function findSurvivors(trial: Trial, most = MOST_MUTANTS): MutationReport {
  const { subject, cases } = trial;
  const product = {
    rules: subject.definition.rules,
    record: subject.definition.record,
    rating: subject.composed.rating,
  } as unknown as Mutable;
  const scenes = [...cases.values()].flatMap((file) => file.cases.map((it) => ({ file, it })));
  const byRule = scenesByRule(stageOf(trial, product), scenes);
  const possible = mutantsOf(subject);
  const survivors: Survivor[] = [];
  let tried = 0;
  for (const mutant of spreadOver(possible, most)) {
    const stage = changedStage(trial, product, mutant);
    if (!stage) continue;
    tried += 1;
    // The case that noticed the last change of this rule is tried first on the next one.
    const first = byRule.get(mutant.rule) ?? [];
    const noticed = [...first, ...scenes].find((scene) => notices(stage, scene));
    if (noticed) byRule.set(mutant.rule, [noticed, ...first.filter((scene) => scene !== noticed)]);
    else survivors.push(place(subject, mutant));
  }
  return { possible: possible.length, tried, survivors };
}
