import { useDeferredValue, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Route } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import { Skeleton } from '../../../renderers/ui';
import { usePageTitle } from '../../shared/layout/pageTitle';
import { LoadFailure } from '../../shared/products/LoadFailure';
import { dropDraft } from '../../shared/requests/drafts';
import { choiceOf } from '../../shared/products/choices';
import { useFlow } from '../../shared/requests/flow';
import type { WizardState } from '../../shared/requests/navigation';
import { titleOn } from '../../shared/requests/places';
import { page } from '../../shared/ui/page';
import { useFetched } from '../../shared/ui/useFetched';
import { DraftExpired } from './drafts/DraftExpired';
import { OpenWizard } from './OpenWizard';
import { useVisit } from './visit/useVisit';
import type { Place } from './visit/visit';

// Lazy: most people meet a wizard that opens at once.
const Beginnings = page(async () => (await import('./drafts/Beginnings')).Beginnings);
const OpenRepeat = page(async () => (await import('./repeat/OpenRepeat')).OpenRepeat);
const DraftOffer = page(async () => (await import('./drafts/DraftOffer')).DraftOffer);
const SentNotice = page(async () => (await import('./SentNotice')).SentNotice);
const waiting = <Skeleton lines={8} />;

const CODE: Partial<Record<Place['at'], { readonly fetch: () => Promise<unknown> }>> = {
  sent: SentNotice,
  beginnings: Beginnings,
  offer: DraftOffer,
  repeat: OpenRepeat,
};

interface Props {
  readonly entry: RequestEntry;
  readonly route?: Route | undefined;
}

/** /cotacao/{product path} and /endossos: the wizard of whatever the address names. */
export function WizardPage(props: Props) {
  const { title } = useFlow();
  usePageTitle(titleOn(props.entry, title), props.entry.name);
  return <Visit key={useVisitKey()} {...props} />;
}

/** A way to this page from itself, as the palette has, is a new visit; a wizard's own entries carry its opening. */
function useVisitKey(): string {
  const { key, state } = useLocation();
  const isOwn =
    useNavigationType() === NavigationType.Pop || (state as WizardState | null)?.opening !== undefined;
  const [visit, setVisit] = useState(key);
  if (!isOwn && visit !== key) setVisit(key);
  return visit;
}

function Visit({ entry, route }: Props) {
  const visit = useVisit(entry, route);
  const { place, visited } = visit;
  const hasCode = useFetched(place && CODE[place.at]);
  // Deferred, so that a phone draws a long wizard in slices, between which it answers.
  const isDrawn = useDeferredValue(place?.at === 'wizard', false);
  if (place?.at === 'sent')
    return hasCode ? <SentNotice registered={place.registered} lead={entry.lead} /> : waiting;
  if (visit.error) return <LoadFailure />;
  if (!place || !visited || !hasCode) return waiting;
  const { uid, name, state } = visited;
  const { begin, resume } = visit.choose;
  switch (place.at) {
    case 'listing':
    case 'searching':
      return waiting;
    case 'expired':
      return <DraftExpired onBegin={begin} />;
    case 'beginnings':
      return <Beginnings {...{ uid, entry, begin }} {...place} {...visit.lists} carries={state.carries} />;
    case 'offer': {
      const discard = () => {
        void dropDraft(uid, name);
        begin();
      };
      const names = {
        name: choiceOf(entry.wizard, place.draft.answers),
        chosen: place.isOther ? choiceOf(entry.wizard, state.carries) : undefined,
      };
      return <DraftOffer draft={place.draft} {...names} onResume={resume} onDiscard={discard} />;
    }
    case 'repeat':
      return <OpenRepeat {...visited} repeats={place.repeats} draft={place.origin} />;
    case 'wizard':
      if (!isDrawn) return waiting;
      return <OpenWizard key={`${name} ${state.isWhole}`} {...visited} {...place} before={visit.before} />;
  }
}
