import type { Check } from '../../product/subject';
import { besideSentence, follows, refusedBy } from '../beside';
import { factsWhenSent } from '../facts';
import { inWords } from '../inWords';
import { solve } from '../solve';
import { alwaysSentence, canBe, fails, holds, leavesNothing, neverSentence } from '../verdicts';

export const solvedDecisions: Check = function* (subject) {
  const facts = factsWhenSent(subject);
  const decisions = subject.composed.rating?.decisions ?? [];
  for (const [index, { when, id }] of decisions.entries()) {
    const pointer = `/rating/decisions/${index}/when`;
    const earlier = decisions.slice(0, index).map((decision) => fails(decision.when));
    if (!canBe(subject, [holds(when)])) {
      yield { pointer, code: 'never-holds', message: neverSentence(subject, when) };
    } else if (!canBe(subject, [fails(when)])) {
      yield { pointer, code: 'always-holds', message: alwaysSentence(subject, when) };
    } else if (leavesNothing(subject, earlier, [holds(when)])) {
      const verdict = solve(subject, [holds(when)]);
      const example = verdict.is === 'possible' ? `: ${inWords(subject, verdict.example)} both hold` : '';
      const message = `An earlier decision is taken wherever ${id} would be${example}.`;
      yield { pointer, code: 'shadowed', message };
    } else {
      const claims = [holds(when)];
      const core = refusedBy(subject, claims, facts);
      if (core) yield follows(pointer, 'never-holds', besideSentence(subject, claims, core));
    }
  }
};
