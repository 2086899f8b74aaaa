import { readsOf } from '../../../engine/expression';
import type { FaultCode } from '../faultCodes';
import type { Finding } from '../finding';
import type { Subject } from '../product/subject';
import type { Claim } from './Claim';
import { factInWords, type Fact } from './facts';
import { inWords } from './inWords';
import { solve } from './solve';
import { holds } from './verdicts';

/** How far facts are followed that only facts lead to. */
const HOPS = 2;

/** Facts that say something of what the claims read, and what those lead to. */
function relevant(claims: readonly Claim[], facts: readonly Fact[], hops: number): readonly Fact[] {
  let read = new Set(claims.flatMap(({ expression }) => readsOf(expression).fields));
  let found: readonly Fact[] = [];
  for (let hop = 0; hop < hops; hop += 1) {
    found = facts.filter(({ reads }) => reads.some((path) => read.has(path)));
    read = new Set([...read, ...found.flatMap(({ reads }) => reads)]);
  }
  return found;
}

const claimsOf = (facts: readonly Fact[]): Claim[] => facts.map((fact) => holds(fact.holds));

const isImpossible = (subject: Subject, claims: readonly Claim[], facts: readonly Fact[]) =>
  solve(subject, [...claims, ...claimsOf(facts)]).is === 'impossible';

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
  let tried = 0;
  for (let hops = 1; hops <= HOPS; hops += 1) {
    const beside = relevant(claims, facts, hops);
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
