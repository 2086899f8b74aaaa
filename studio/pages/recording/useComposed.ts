import { useMemo } from 'react';
import type { Session } from '../../../engine/index';
import { composeEvents, type Recording } from '../../cases/recording/composeEvents';
import type { Suggestion } from '../../cases/recording/Suggestion';
import { suggestionsFor, type Deed } from '../../cases/recording/suggestionsFor';
import { surroundingsIn } from '../../cases/recording/surroundingsIn';
import type { Stage } from '../../cases/run';
import type { CasesFile } from '../../cases/types';

/** What was done when somebody asked for a case of it. */
export interface Snapshot {
  readonly stage: Stage;
  readonly session: Session;
  readonly recording: Recording;
  /** One of the cases' people; the signed-in person if absent. */
  readonly person?: string | undefined;
}

export type Way = 'given' | 'told';

export interface Composed {
  readonly deed: Deed;
  readonly ways: readonly Way[];
  readonly strays: readonly string[];
  readonly suggestions: readonly Suggestion[];
}

export function useComposed(
  { stage, session, recording, person }: Snapshot,
  file: CasesFile,
  way: Way,
): Composed {
  const made = useMemo(() => {
    const surroundings = surroundingsIn(file, session, person);
    return { surroundings, ...composeEvents(stage, file, surroundings, recording, session) };
  }, [stage, session, recording, person, file]);
  return useMemo(() => {
    const { surroundings, given, told, strays } = made;
    const deed: Deed = { ...surroundings, events: (way === 'given' ? given : undefined) ?? told };
    const ways: readonly Way[] = given ? ['given', 'told'] : ['told'];
    return { deed, ways, strays, suggestions: suggestionsFor(stage, file, deed) };
  }, [made, stage, file, way]);
}
