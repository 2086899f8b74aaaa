import { print, sameValue, type Session } from '../../../../engine/index';
import type { Proposal } from '../../../../engine/reading';

export interface Offer extends Proposal {
  readonly title: string;
  readonly text: string;
  readonly answered?: string;
  readonly isOwn: boolean;
}

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
