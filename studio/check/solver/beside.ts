import { readsOf } from '../../../engine/expression';
import type { FaultCode } from '../faultCodes';
import type { Finding } from '../finding';
import type { Subject } from '../product/subject';
import type { Claim } from './Claim';
import { fieldRules } from './fieldRules';
import { factInWords, type Fact } from './facts';
import { inWords } from './inWords';
import { isMet, solve } from './solve';
import type { Verdict } from './Verdict';
import { canBe, holds } from './verdicts';

/** How far facts are followed that only facts lead to. */
const HOPS = 2;

/** What a question is read by and what decides how it reads: its own rules, and what those read. */
function readBehind(subject: Subject, paths: Iterable<string>): Set<string> {
  const all = new Set(paths);
  // A set that grows while it is walked is walked to its new end.
  for (const path of all) {
    const { shownWhen, derived = null, forced } = fieldRules(subject, path);
    for (const rule of [...shownWhen, derived, forced?.when ?? null])
      for (const read of readsOf(rule).fields) all.add(read);
  }
  return all;
}

const readBy = (claims: readonly Claim[]) => claims.flatMap(({ expression }) => readsOf(expression).fields);

/** Facts that say something of some questions, and of what those lead to. */
function relevant(paths: Iterable<string>, facts: readonly Fact[], hops: number): readonly Fact[] {
  let read = new Set(paths);
  let found: readonly Fact[] = [];
  for (let hop = 0; hop < hops; hop += 1) {
    found = facts.filter(({ reads }) => reads.some((path) => read.has(path)));
    read = new Set([...read, ...found.flatMap(({ reads }) => reads)]);
  }
  return found;
}

const claimsOf = (facts: readonly Fact[]): Claim[] => facts.map((fact) => holds(fact.holds));

const isImpossible = (subject: Subject, claims: readonly Claim[], facts: readonly Fact[]) =>
  !canBe(subject, [...claims, ...claimsOf(facts)]);

/** What the claims and the rules beside them can be met with, those with more rules first. */
export function verdictsBeside(
  subject: Subject,
  claims: readonly Claim[],
  facts: readonly Fact[],
): readonly Verdict[] {
  const paths = readBehind(subject, readBy(claims));
  return [HOPS, 1, 0].map((hops) => solve(subject, [...claims, ...claimsOf(relevant(paths, facts, hops))]));
}

/** As few of the facts as together refuse the claims. */
export function coreOf(subject: Subject, claims: readonly Claim[], facts: readonly Fact[]): readonly Fact[] {
  return facts.reduce<readonly Fact[]>((kept, fact) => {
    const others = kept.filter((other) => other !== fact);
    return isImpossible(subject, claims, others) ? others : kept;
  }, facts);
}

/**
 * The facts that refuse claims which nothing else refuses; nothing where they can be so, where it cannot be decided,
 * or where the facts refuse each other.
 */
export function refusedBy(
  subject: Subject,
  claims: readonly Claim[],
  facts: readonly Fact[],
): readonly Fact[] | undefined {
  // What can be beside most of them can be beside fewer.
  const most = [...claims, ...claimsOf(relevant(readBy(claims), facts, HOPS))];
  if (isMet(subject, most) || solve(subject, most).is === 'possible') return undefined;
  let tried = 0;
  for (let hops = 1; hops <= HOPS; hops += 1) {
    const beside = relevant(readBy(claims), facts, hops);
    if (beside.length === tried) return undefined;
    tried = beside.length;
    const { is } = solve(subject, [...claims, ...claimsOf(beside)]);
    const refusing = is === 'unknown' ? aloneRefusing(subject, claims, beside) : beside;
    if (is === 'possible' || refusing.length === 0) continue;
    const core = coreOf(subject, claims, refusing);
    return core.length > 0 && !isImpossible(subject, [], core) ? core : undefined;
  }
  return undefined;
}

/** The first fact that refuses the claims by itself, where all together are too much to try. */
function aloneRefusing(subject: Subject, claims: readonly Claim[], facts: readonly Fact[]): readonly Fact[] {
  return facts.filter((fact) => isImpossible(subject, claims, [fact])).slice(0, 1);
}

/** What is found of a place because of what other rules refuse. */
export function follows(pointer: string, code: FaultCode, message: string): Finding {
  return { pointer, code, message, follows: true };
}

/** Says of claims that the rules beside them never let them be so. */
export function besideSentence(subject: Subject, claims: readonly Claim[], core: readonly Fact[]): string {
  const verdict = solve(subject, claims);
  const example = inWords(subject, verdict.is === 'possible' ? verdict.example : {});
  const rules = [...new Set(core.map(factInWords))].join(', ');
  return `Nobody can answer what makes this hold: ${example} it would, and is refused by ${rules}.`;
}
