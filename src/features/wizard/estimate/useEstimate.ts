import { useEffect, useMemo, useState } from 'react';
import type { Estimated, RatingAtHand } from '../../../../contract/estimate';
import { answersOf, type Session, writeRecord } from '../../../../engine/index';
import { type Estimate, estimateOf, type Pricing } from '../../../../engine/rating';
import type { WizardStore } from '../../../../renderers';
import { api } from '../../../shared/api/api';
import { hashOfConstants } from '../../../shared/products/constants';
import { PriceChanges } from './PriceChanges';

/** Longer than a pause between keys, to ask the server less. */
const PAUSE_MS = 350;

export interface Told {
  readonly estimate: Estimate | null;
  readonly change?: string | undefined;
}

type AtHand = NonNullable<RatingAtHand>;

export function useEstimate(store: WizardStore, session: Session, atHand: AtHand): Told | undefined {
  const [told, setTold] = useState<Told>();
  const changes = useChanges(store);
  const rated = useRated(session, atHand);
  useEffect(() => {
    const tell = (estimate: Estimate | null) => setTold({ estimate, change: changes.tell(estimate) });
    const { Rating } = atHand;
    if (Rating) return tell(estimateHere(Rating, rated));
    const leaving = new AbortController();
    const asking = setTimeout(async () => {
      const estimate = await estimateThere(rated, leaving.signal);
      if (!leaving.signal.aborted) tell(estimate);
    }, PAUSE_MS);
    return () => {
      clearTimeout(asking);
      leaving.abort();
    };
  }, [rated, atHand, changes]);
  return told;
}

/** The session at the last change of a priced answer: other typing asks nothing. */
function useRated(session: Session, atHand: AtHand): Session {
  const key = useMemo(() => ratedOf(session, atHand), [session, atHand]);
  const [kept, keep] = useState({ key, session });
  if (kept.key !== key) keep({ key, session });
  return kept.session;
}

function useChanges(store: WizardStore): PriceChanges {
  const [changes] = useState(() => new PriceChanges());
  useEffect(
    () =>
      store.onEvent((event) => {
        if (event.type !== 'edit') return;
        const { states, definition } = store.getSession();
        changes.edit(states.at(definition.byPath.get(event.field)!.index).title);
      }),
    [store, changes],
  );
  return changes;
}

function ratedOf(session: Session, { Fields }: AtHand): string {
  const answers = answersOf(session);
  const { byPath } = session.definition;
  return JSON.stringify(
    Fields.map((path) => {
      const { index } = byPath.get(path)!;
      const { visible, required, title } = session.states.at(index);
      return [answers[path], session.unread.get(index)?.text, visible, required, title];
    }),
  );
}

/** A rating that fails for some answers gives no price. */
function estimateHere(rating: Pricing, session: Session): Estimate | null {
  try {
    return estimateOf(rating, session);
  } catch {
    return null;
  }
}

async function estimateThere(session: Session, signal: AbortSignal): Promise<Estimate | null> {
  const body = {
    definition: session.definition.source.hash,
    constants: hashOfConstants(session.env.constants),
    record: writeRecord(session),
  };
  const options = { signal, noLoading: true, ownErrors: true };
  return api.post<Estimated>('/quote/estimate', body, options).then(
    ({ data }) => data.Estimate,
    () => null,
  );
}
