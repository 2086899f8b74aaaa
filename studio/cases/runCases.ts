import { shaped } from '../../engine/index';
import type { ProductFiles } from '../../engine/definition';
import { dutiesOf, isMissing } from './coverage/coverage';
import type { Duty } from './coverage/types';
import { differences } from './differences';
import { setsIn, sharedGiven, wholeSets } from './given';
import type { Mismatch } from './Mismatch';
import { run, type Run, type Stage } from './run';
import type { CasesFile } from './types';

export interface CaseResult {
  readonly file: string;
  readonly id: string;
  readonly description: string;
  readonly differences: readonly Mismatch[];
}

export type Uncovered = Pick<Duty, 'rule' | 'says' | 'words'>;

export interface CasesReport {
  readonly results: readonly CaseResult[];
  /** What no case shows: "policy-holder-lock decides enabled of …". */
  readonly uncovered: readonly Uncovered[];
  readonly duties: number;
}

/** The cases files of a product, by path, with the sets of answers that they may use, each whole. */
export function casesOf(files: ProductFiles, product: string): Map<string, CasesFile> {
  const own = [...files].filter(
    ([file]) => file.startsWith(`${product}/cases/`) && file.endsWith('.cases.json'),
  );
  const shared = setsIn(files.get(sharedGiven(product)));
  return new Map(
    own.map(([file, content]) => {
      const cases = shaped<CasesFile>(content);
      // A file's own sets come first, and override shared ones of the same name.
      return [file, { ...cases, given: wholeSets({ ...cases.given, ...shared, ...cases.given }) }];
    }),
  );
}

/** A case that names rules must exercise them. */
export function idle({ case: it, ...rest }: Run, duties: readonly Duty[]): Mismatch[] {
  return (it.rules ?? [])
    .filter((rule) => !duties.some((duty) => duty.rule === rule && duty.isShownBy({ case: it, ...rest })))
    .map((rule) => ({ kind: 'idle', rule }));
}

export function caseDifferences(it: Run, duties: readonly Duty[]): readonly Mismatch[] {
  const found = differences(it);
  return found.length > 0 ? found : idle(it, duties);
}

/** Plays the cases, then looks for what none shows, one at a step: a page that runs them draws and answers between two. */
export function* caseSteps(
  stage: Stage,
  files: ReadonlyMap<string, CasesFile>,
): Generator<undefined, CasesReport, void> {
  const duties = dutiesOf(stage);
  const results: CaseResult[] = [];
  const holding: Run[] = [];
  for (const [file, content] of files)
    for (const it of content.cases) {
      const played = run(stage, content, it);
      const found = caseDifferences(played, duties);
      results.push({ file, id: it.id, description: it.description, differences: found });
      if (found.length === 0) holding.push(played);
      yield;
    }
  const uncovered: Uncovered[] = [];
  for (const duty of duties) {
    const { rule, says, words } = duty;
    if (isMissing(duty, holding)) uncovered.push({ rule, says, words });
    yield;
  }
  return { results, uncovered, duties: duties.length };
}

export function runCases(stage: Stage, files: ReadonlyMap<string, CasesFile>): CasesReport {
  const steps = caseSteps(stage, files);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
