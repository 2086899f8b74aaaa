import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../studio/cases/runCases';
import { replayDraft } from '../../studio/impact/replay/replayDraft';
import { replayRequest } from '../../studio/impact/replay/replayRequest';
import type { Pair } from '../../studio/impact/Difference';
import type { Replayed } from '../../studio/impact/replay/stored';
import type { Version } from '../../studio/impact/Version';
import { readFiles } from '../../engine/publish/readFiles';
import { answersOf, draftOf } from '../../engine/session/draft';
import { pairOf, readSeeds, type Seed } from '../../scripts/products/impact/seeds';
import { arbitrarySession, type Filled } from './random/arbitrarySession';

const { files } = readFiles('product-schemas');
const seeds = readSeeds().flatMap(([, some]) => some);
const named = (name: string) => seeds.find((seed) => seed.it === name)!;
const of = (expected: Seed['expected']) => seeds.filter((seed) => seed.expected === expected);

/** How many wizards of a product are filled at random; the same ones every time, for all of its seeds. */
const FILLED = { numRuns: 15, seed: 14 };
const pools = new Map<string, readonly Filled[]>();

function filled({ id, compiled, constants }: Version): readonly Filled[] {
  const known = pools.get(id);
  const cases = [...casesOf(files, id).values()];
  const pool = known ?? fc.sample(arbitrarySession(compiled, cases, constants), FILLED);
  pools.set(id, pool);
  return pool;
}

/** What becomes of each once it is registered, and as a draft. */
function replays(pair: Pair): Replayed[] {
  return filled(pair.before).flatMap(({ session }, index) => {
    const { today, context } = session.env;
    const kept = { id: String(index), today, context };
    return [
      replayRequest(pair, { ...kept, answers: answersOf(session) }),
      replayDraft(pair, { ...kept, draft: draftOf(session) }),
    ];
  });
}

const isHarmed = ({ lost, refused, priced }: Replayed) =>
  lost.length > 0 || refused.length > 0 || priced !== undefined;

describe('what is not called breaking', () => {
  it.each(of('visible'))('loses, refuses and prices nothing: $it', (seed) => {
    expect(replays(pairOf(files, seed)).filter(isHarmed)).toEqual([]);
  });

  it.each(of('compatible'))('shows nobody another value where it is compatible: $it', (seed) => {
    const all = replays(pairOf(files, seed));
    expect(all.filter((one) => isHarmed(one) || one.otherValue.length > 0)).toEqual([]);
  });
});

describe('what is called breaking', () => {
  it.each([
    ['a question that is asked no more', 'lost'],
    ['an option less that nothing stands for', 'refused'],
    ['another value that is forced', 'otherValue'],
    ['a rate in force', 'priced'],
    ['the premium of a day more', 'priced'],
  ] as const)('is seen in the replays of some: %s', (name, harm) => {
    const found = replays(pairOf(files, named(name)));
    expect(
      found.map(({ [harm]: what }) => what ?? []).some((what) => !Array.isArray(what) || what.length > 0),
    ).toBe(true);
  });
});
