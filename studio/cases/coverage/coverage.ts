import type { Run, Stage } from '../run';
import { checks } from './checks';
import { cleaned } from './cleaned';
import { lookups } from './lookups';
import { rating } from './rating';
import { record } from './record';
import { states } from './states';
import type { Duties, Duty } from './types';
import { following, relations, resets, written } from './values';

const ALL: readonly Duties[] = [
  written,
  following,
  cleaned,
  relations,
  states,
  checks,
  resets,
  lookups,
  record,
  rating,
];

export function dutiesOf(stage: Stage): Duty[] {
  return ALL.flatMap((duties) => duties(stage));
}

/** Duties that no case shows; a failing case shows nothing. */
export function missing(stage: Stage, runs: readonly Run[]): Duty[] {
  return dutiesOf(stage).filter((duty) => !runs.some((run) => duty.isShownBy(run)));
}
