import { run, type Run, type Stage } from '../run';
import type { Case, CaseEvent, CasesFile } from '../types';
import { fieldSuggestions, type Stand } from './fieldSuggestions';
import type { Suggestion } from './Suggestion';
import {
  effectSuggestions,
  priceSuggestions,
  stepSuggestions,
  summarySuggestions,
} from './wizardSuggestions';

export type Deed = Omit<Case, 'expect' | 'id' | 'description'>;

/** No price where the answers do not suffice. */
function priced(stage: Stage, file: CasesFile, it: Case): Run {
  try {
    return run(stage, file, { ...it, expect: { ...it.expect, rating: {} } });
  } catch {
    return run(stage, file, it);
  }
}

/** The wizard before the last action; leaving a field and look-up answers count as part of the action before. */
function standOf({ moments, session }: Run): Stand {
  const isDeed = ({ leave, answer, fail }: CaseEvent) => (leave ?? answer ?? fail) === undefined;
  const last = moments.findLast(({ event }) => event !== undefined && isDeed(event));
  return { opening: moments[0]!.after, before: last?.before ?? moments[0]!.after, now: session };
}

/** All that a case could expect, each true of the definition that it runs on. @throws Error when there is nobody of the person's name. */
export function suggestionsFor(stage: Stage, file: CasesFile, deed: Deed): Suggestion[] {
  const it: Case = { ...deed, id: '', description: '', expect: {} };
  const done = priced(stage, file, it);
  const isSent = done.effects.some(({ type }) => type === 'submit');
  const reviewed = isSent ? run(stage, file, { ...it, expect: { review: [] } }).review : undefined;
  const stand = standOf(done);
  return [
    ...fieldSuggestions(stand),
    ...stepSuggestions(stand),
    ...effectSuggestions({ ...done, review: reviewed }),
    ...priceSuggestions(done),
    ...summarySuggestions(stand),
  ];
}
