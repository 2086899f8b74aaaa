import { type Json, readsOf } from '../../../../engine/expression';
import type { Finding } from '../../finding';
import { fixedValues } from '../../product/offers';
import type { Check, Subject } from '../../product/subject';
import { coreOf, refusedBy } from '../beside';
import { appliesWhen, type Fact, factInWords, factsOf, isRefusal } from '../facts';
import { inWords } from '../inWords';
import { solve } from '../solve';
import { canBe, holds } from '../verdicts';

/** More options than are tried one by one. */
const MOST_OPTIONS = 30;

/** Facts that hang together by what they read, from some questions on. */
function around(facts: readonly Fact[], paths: readonly string[]): readonly Fact[] {
  const read = new Set(paths);
  for (;;) {
    const found = facts.filter(({ reads }) => reads.some((path) => read.has(path)));
    const before = read.size;
    for (const { reads } of found) for (const path of reads) read.add(path);
    if (read.size === before) return found;
  }
}

/** Facts of which each part can be met without the others. */
function partsOf(facts: readonly Fact[]): (readonly Fact[])[] {
  const parts: (readonly Fact[])[] = [];
  for (const fact of facts) {
    if (!parts.some((part) => part.includes(fact))) parts.push(around(facts, fact.reads));
  }
  return parts;
}

/** The rule that a group which cannot be met is told of at: the last check, else what gives or takes options, else what is required. */
function blamed(core: readonly Fact[]): Fact {
  const last = (kind: Fact['kind']) => core.filter((fact) => fact.kind === kind).at(-1);
  return last('check') ?? last('disabled') ?? last('enabled') ?? last('offered') ?? core.at(-1)!;
}

function told(core: readonly Fact[], whose: string): Finding {
  const { pointer } = blamed(core);
  const rules = core.map(factInWords).join(', ');
  return {
    pointer,
    code: 'unfinishable',
    message: `${whose} can finish: ${rules} leave no answer together.`,
  };
}

const claimsOf = (facts: readonly Fact[]) => facts.map((fact) => holds(fact.holds));

/** Choices that somebody can make and nobody can finish with. */
function* ofOptions(subject: Subject, facts: readonly Fact[]): Generator<Finding> {
  for (const field of subject.fields.values()) {
    const options = fixedValues(subject, field) ?? [];
    if (options.length > MOST_OPTIONS || field.schema.readOnly) continue;
    for (const option of new Set(options)) {
      const chosen = [holds({ '==': [{ var: field.path }, option] })];
      const core = refusedBy(subject, chosen, facts);
      // One rule that takes the option away means to.
      if (!core || core.length < 2) continue;
      yield told(core, `Nobody ${inWords(subject, { [field.path]: option })}`);
      break;
    }
  }
}

/** Products, and choices of theirs, with which nobody comes to an end. */
export const solvedFinishing: Check = function* (subject) {
  const facts = factsOf(subject);
  const stuck = partsOf(facts).filter((part) => !canBe(subject, claimsOf(part)));
  for (const part of stuck) yield told(coreOf(subject, [], part), 'Nobody with nothing answered');
  if (stuck.length === 0) yield* ofOptions(subject, facts);
};

/** Checks of which one refuses whatever another lets pass. */
export const contradictingChecks: Check = function* (subject) {
  const { checks } = subject.definition.rules;
  const facts = factsOf(subject).filter(({ check }) => check !== undefined);
  for (const [place, later] of facts.entries()) {
    const rule = checks[later.check!]!;
    for (const earlier of facts.slice(0, place)) {
      const other = checks[earlier.check!]!;
      if (!sharesReads(rule.that, other.that) || isRefusal(rule) || isRefusal(other)) continue;
      const applies = [...appliesWhen(subject, rule), ...appliesWhen(subject, other)].map(holds);
      if (canBe(subject, [...applies, holds(rule.that), holds(other.that)])) continue;
      const verdict = solve(subject, [...applies, holds(other.that)]);
      if (verdict.is !== 'possible' || !canBe(subject, [...applies, holds(rule.that)])) continue;
      const message = `This check and ${other.id} never let the same answer pass: ${inWords(subject, verdict.example)} ${other.id} does and this does not.`;
      yield { pointer: `/rules/checks/${later.check}/that`, code: 'contradicting', message };
      break;
    }
  }
};

function sharesReads(one: Json, other: Json): boolean {
  const read = readsOf(one).fields;
  return readsOf(other).fields.some((path) => read.includes(path));
}
