import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CompiledDefinition, Environment, Route } from '../../../engine';
import type { RequestEntry } from '../../../engine/definition/catalogue';
import { Skeleton } from '../../../renderers/ui';
import { usePageTitle } from '../../shared/layout/pageTitle';
import { useSession } from '../../shared/auth/useSession';
import { choiceOf, isChoice } from '../../shared/products/catalogue';
import { DraftOffer } from './drafts/DraftOffer';
import { draftName, dropDraft, linkDraftName } from './drafts/drafts';
import type { KeptDraft } from '../../shared/requests/localDrafts';
import { useFoundDraft } from './drafts/useFoundDraft';
import { useFlow } from '../../shared/requests/flow';
import { broughtBack, sentOf } from './history/sent';
import { LoadFailure } from '../../shared/products/LoadFailure';
import type { WizardState } from '../../shared/requests/navigation';
import { titleOn } from '../../shared/requests/places';
import { OpenWizard } from './OpenWizard';
import { SentNotice } from './SentNotice';
import { useDefinition } from '../../shared/products/useDefinition';
import { useEnvironment } from '../../shared/products/useEnvironment';

interface PageProps {
  readonly entry: RequestEntry;
  /** Parameters of the address that the definition's rules read. */
  readonly route?: Route;
}

/** /cotacao/{product path} and /endossos: the wizard of whatever the address names. */
export function WizardPage({ entry, route }: PageProps) {
  const state = useWizardState();
  const { executive, title } = useFlow();
  usePageTitle(titleOn(entry, title), entry.name);
  const { env, error: contextError } = useEnvironment(addressOf(state, route));
  const { definition, error: definitionError } = useDefinition(entry.wizard, state.edit?.definition);
  const session = useSession();
  const uid = executive ? 'executive' : session.status === 'signed-in' ? session.identity.uid : '';
  const error = contextError ?? definitionError;
  const sent = sentOf(state.opening);
  if (sent) return <SentNotice registered={sent} lead={entry.lead} />;
  if (error) return <LoadFailure />;
  if (!env || !definition) return <Skeleton lines={8} />;
  return <DraftedWizard {...{ entry, uid, state, env, definition, route }} />;
}

/** What the rules may know of where the wizard stands: the address, and which request it changes. */
function addressOf({ edit }: WizardState, route: Route | undefined): Route | undefined {
  return edit?.identifier ? { ...route, requestIdentifier: edit.identifier } : route;
}

/** What the history entry says, and what the confirmation behind it has brought back. */
function useWizardState(): WizardState {
  const state = (useLocation().state ?? {}) as WizardState;
  const [edit] = useState(() => broughtBack(state.opening));
  return edit ? { ...state, edit } : state;
}

interface Props extends PageProps {
  readonly uid: string;
  readonly state: WizardState;
  readonly env: Environment;
  readonly definition: CompiledDefinition;
}

/** Offers the draft there may be before the wizard opens anew; changes to a quote are simply taken up. */
function DraftedWizard(props: Props) {
  const { uid, state, entry } = props;
  const name = useDraftName(props);
  const [draft, forget] = useFoundDraft(uid, name);
  const [taken, setTaken] = useState<KeptDraft>();
  // Who comes back by the browser's history goes on where the wizard was left.
  const [isWanted] = useState(state.resume === true || state.opening !== undefined);
  if (draft === undefined) return <Skeleton lines={8} />;
  const isOther = draft !== null && !isChoice(state.carries, draft.answers);
  if (draft && !taken && !state.edit && (isOther || !isWanted)) {
    const discard = () => {
      void dropDraft(uid, name);
      forget();
    };
    const names = {
      name: choiceOf(entry.wizard, draft.answers),
      chosen: isOther ? choiceOf(entry.wizard, state.carries) : undefined,
    };
    return <DraftOffer draft={draft} {...names} onResume={() => setTaken(draft)} onDiscard={discard} />;
  }
  const later = draft && (!state.edit || draft.updatedAt > state.edit.at) ? draft : undefined;
  return <OpenWizard {...props} name={name} origin={draft ?? undefined} draft={taken ?? later} />;
}

/** What was begun for one policy is not taken up for another: it has a draft of its own. */
function useDraftName({ entry, state: { edit }, env, route = {} }: Props): string {
  const { executive } = useFlow();
  if (executive && !edit?.identifier) return linkDraftName(entry.wizard, env);
  return draftName(entry.wizard, edit?.identifier ?? Object.values(route)[0]);
}
