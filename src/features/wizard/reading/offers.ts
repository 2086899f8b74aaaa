import { print, sameValue, type Session } from '../../../../engine/index';
import type { Proposal } from '../../../../engine/reading';

/** A proposed value as a person meets it. */
export interface Offer extends Proposal {
  readonly title: string;
  /** How the value reads. */
  readonly text: string;
  /** What the question holds now, in words; undefined where it is empty. */
  readonly answered?: string;
  /** The answer is a person's own. */
  readonly isOwn: boolean;
}

/** The proposals that say anything new, with what their questions hold now. */
export function offersOf(session: Session, proposals: readonly Proposal[]): readonly Offer[] {
  return proposals.flatMap((proposal) => {
    const { index, schema } = session.definition.byPath.get(proposal.path)!;
    const state = session.states.at(index);
    const held = session.values.at(index);
    if (sameValue(held, proposal.value) || state.lockedBy) return [];
    const by = session.origins.at(index)?.by;
    return {
      ...proposal,
      title: state.title,
      text: print(proposal.value, schema, state),
      ...(held !== undefined && { answered: print(held, schema, state) }),
      isOwn: by === 'person' || by === 'prefill',
    };
  });
}
