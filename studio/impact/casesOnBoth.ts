import { differences } from '../cases/differences';
import type { Mismatch } from '../cases/Mismatch';
import { mismatchSentence } from '../cases/mismatchWords';
import { run } from '../cases/run';
import { casesOf } from '../cases/runCases';
import type { Pair } from './Difference';
import type { Version } from './Version';

export interface BrokenCase {
  readonly file: string;
  readonly id: string;
  readonly description: string;
  readonly differences: readonly string[];
}

export interface CasesRun {
  readonly run: number;
  readonly broken: readonly BrokenCase[];
}

export interface CasesImpact {
  readonly beforeOnAfter: CasesRun;
  readonly afterOnBefore: CasesRun;
}

/** Why a case fails; a case cannot run on a version that lacks what it names. */
function tried(version: Version, file: Parameters<typeof run>[1], it: Parameters<typeof run>[2]): Mismatch[] {
  const { compiled: definition, rating, constants } = version;
  try {
    return differences(run({ definition, rating, constants }, file, it));
  } catch {
    return [{ kind: 'unknown' }];
  }
}

function casesRun(own: Version, on: Version): CasesRun {
  const broken: BrokenCase[] = [];
  let sound = 0;
  for (const [file, content] of casesOf(own.subject.files, own.id)) {
    for (const it of content.cases) {
      // A case that fails in its own version tells nothing about the other.
      if (tried(own, content, it).length > 0) continue;
      sound += 1;
      const lines = tried(on, content, it).map((found) => mismatchSentence(found, on.compiled));
      const { id, description } = it;
      if (lines.length > 0) broken.push({ file, id, description, differences: lines });
    }
  }
  return { run: sound, broken };
}

export function casesOnBoth({ before, after }: Pair): CasesImpact {
  return { beforeOnAfter: casesRun(before, after), afterOnBefore: casesRun(after, before) };
}
