import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CompiledDefinition, Environment, Route } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import { Skeleton } from '../../../renderers/ui';
import { usePageTitle } from '../../shared/layout/pageTitle';
import { useSession } from '../../shared/auth/useSession';
import { choiceOf, isChoice } from '../../shared/products/choices';
import { useTemplates } from '../drafts/templates';
import { useDrafts } from '../drafts/useDrafts';
import { draftName, dropDraft, EXPIRED, keyedName, linkDraftName } from '../../shared/requests/drafts';
import type { KeptDraft } from '../../shared/requests/localDrafts';
import { useFormer } from './drafts/useFormer';
import { useFoundDraft } from './drafts/useFoundDraft';
import { useFlow } from '../../shared/requests/flow';
import { broughtBack, sentOf } from './history/sent';
import { LoadFailure } from '../../shared/products/LoadFailure';
import type { WizardState } from '../../shared/requests/navigation';
import { titleOn } from '../../shared/requests/places';
import { DraftExpired } from './drafts/DraftExpired';
import { OpenWizard } from './OpenWizard';
import { page } from '../../shared/ui/page';
import { useFetched } from '../../shared/ui/useFetched';
import { useDefinition } from '../../shared/products/useDefinition';
import { useEnvironment } from '../../shared/products/useEnvironment';

// Lazy: most people meet a wizard that opens at once.
const Beginnings = page(async () => (await import('./drafts/Beginnings')).Beginnings);
const OpenRepeat = page(async () => (await import('./repeat/OpenRepeat')).OpenRepeat);
const DraftOffer = page(async () => (await import('./drafts/DraftOffer')).DraftOffer);
const SentNotice = page(async () => (await import('./SentNotice')).SentNotice);
const waiting = <Skeleton lines={8} />;

interface PageProps {
  readonly entry: RequestEntry;
  readonly route?: Route;
}

/** /cotacao/{product path} and /endossos: the wizard of whatever the address names. */
export function WizardPage({ entry, route }: PageProps) {
  const state = useWizardState();
  const { executive, title } = useFlow();
  usePageTitle(titleOn(entry, title), entry.name);
  const environment = useEnvironment(addressOf(state, route), { anew: true });
  const { env, definitions, error: contextError } = environment;
  const inForce = definitions ? definitions[entry.wizard] : null;
  const { definition, error: definitionError } = useDefinition(
    entry.wizard,
    state.edit?.definition ?? inForce,
  );
  const session = useSession();
  const uid = executive ? 'executive' : session.status === 'signed-in' ? session.identity.uid : '';
  const error = contextError ?? definitionError;
  const sent = sentOf(state.opening);
  const hasNotice = useFetched(SentNotice, sent !== undefined);
  if (sent && !hasNotice) return waiting;
  if (sent) return <SentNotice registered={sent} lead={entry.lead} />;
  if (error) return <LoadFailure />;
  if (!env || !definition) return waiting;
  return <DraftedWizard {...{ entry, uid, state, env, definition, route }} />;
}

function addressOf({ edit }: WizardState, route: Route | undefined): Route | undefined {
  return edit?.identifier ? { ...route, requestIdentifier: edit.identifier } : route;
}

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

/**
 * Which draft the wizard writes: changes to a request, a link's request and a policy's change have one each; a
 * product may have several.
 */
function DraftedWizard(props: Props) {
  const { uid, state, entry } = props;
  const one = useOnlyDraft(props);
  const [fresh] = useState(() => crypto.randomUUID());
  const [isAnew, setAnew] = useState(false);
  const key = state.resume ?? state.opening;
  const isBegun = one !== undefined || key !== undefined || state.repeats !== undefined || isAnew;
  const { drafts, again } = useDrafts(uid, entry.wizard, !isBegun);
  const { templates, again: reread } = useTemplates(entry.wizard, !isBegun);
  const isOffered = drafts !== undefined && templates !== undefined && drafts.length + templates.length > 0;
  const hasBeginnings = useFetched(Beginnings, !isBegun && isOffered);
  if (one !== undefined) return <OneDraft {...props} name={one} opening={fresh} />;
  if (!isBegun && !(drafts && templates)) return waiting;
  if (!isBegun && isOffered) {
    if (!hasBeginnings) return waiting;
    const begin = () => setAnew(true);
    return (
      <Beginnings {...{ uid, entry, drafts, again, templates, reread, begin }} carries={state.carries} />
    );
  }
  const name = keyedName(entry.wizard, key ?? fresh);
  const isWhole = state.isWhole === true;
  return (
    <KeptWizard
      key={String(isWhole)}
      {...props}
      name={name}
      opening={fresh}
      takesFocus={isOffered || isWhole}
    />
  );
}

interface DraftedProps extends Props {
  readonly name: string;
  readonly opening: string;
  readonly takesFocus?: boolean;
}

function KeptWizard(props: DraftedProps) {
  const { uid, name, state } = props;
  const [isNew] = useState(state.resume === undefined && state.opening === undefined);
  const [found, forget] = useFoundDraft(uid, name, isNew);
  const [isAnew, setAnew] = useState(false);
  const draft = found === EXPIRED ? null : found;
  const before = useFormer(props, draft);
  const repeats = differenceOf(props);
  const hasRepeat = useFetched(OpenRepeat, repeats !== undefined);
  if (found === EXPIRED) {
    const begin = () => {
      setAnew(true);
      forget();
    };
    return <DraftExpired onBegin={begin} />;
  }
  if (draft === undefined || before === undefined) return waiting;
  if (repeats && !hasRepeat) return waiting;
  if (repeats) return <OpenRepeat {...props} repeats={repeats} draft={draft ?? undefined} />;
  const opens = { origin: draft ?? undefined, draft: laterOf(draft, state), before: before ?? undefined };
  return <OpenWizard {...props} {...opens} takesFocus={props.takesFocus || isAnew} />;
}

const differenceOf = ({ state: { repeats, isWhole }, definition: { source } }: DraftedProps) =>
  repeats?.isDifference && !isWhole && source.repeat ? repeats : undefined;

/** The newer of draft and confirmation wins. */
const laterOf = (draft: KeptDraft | null, { edit }: WizardState) =>
  draft && (!edit || draft.updatedAt > edit.at) ? draft : undefined;

function OneDraft(props: DraftedProps) {
  const { uid, state, entry, name } = props;
  const [found, forget] = useFoundDraft(uid, name);
  const draft = found === EXPIRED ? null : found;
  const [taken, setTaken] = useState<KeptDraft>();
  // Back and forward continue where the wizard was left.
  const [isWanted] = useState(state.opening !== undefined);
  const before = useFormer(props, draft);
  const isOther = draft !== null && draft !== undefined && !isChoice(state.carries, draft.answers);
  const isOffered = Boolean(draft) && !taken && !state.edit && (isOther || !isWanted);
  const hasOffer = useFetched(DraftOffer, isOffered);
  if (draft === undefined || before === undefined || (isOffered && !hasOffer)) return waiting;
  if (draft && isOffered) {
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
  const opens = { origin: draft ?? undefined, draft: taken ?? laterOf(draft, state) };
  return <OpenWizard {...props} {...opens} before={before ?? undefined} />;
}

function useOnlyDraft({ entry, state: { edit }, env, route = {} }: Props): string | undefined {
  const { executive } = useFlow();
  if (executive && !edit?.identifier) return linkDraftName(entry.wizard, env);
  const of = edit?.identifier ?? Object.values(route)[0];
  return of === undefined ? undefined : draftName(entry.wizard, of);
}
