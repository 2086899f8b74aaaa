import { answersOf, type Answers } from '../../../engine/index';
import type { Pair } from '../Difference';
import { madeOfCases } from './madeOfCases';
import { settledOnBoth } from './replayRequest';
import type { StoredRequest } from './stored';

/** A golden case that could be sent, answered under both versions. */
export interface AnsweredTwice extends Omit<StoredRequest, 'answers'> {
  readonly before: Answers;
  readonly after: Answers;
}

export interface WholeCases {
  readonly total: number;
  readonly cases: readonly AnsweredTwice[];
}

/** The first `most` of the golden cases of today that are whole, each set of answers once, and how many there are. */
export function wholeOnBoth(pair: Pair, most: number): WholeCases {
  const whole = madeOfCases(pair.before).filter(({ isWhole }) => isWhole);
  const cases = whole.slice(0, most).map(({ id, answers, today, context }) => {
    const { before, after } = settledOnBoth(pair, { id, answers, today, context });
    return { id, today, context, before: answersOf(before), after: answersOf(after) };
  });
  return { total: whole.length, cases };
}
