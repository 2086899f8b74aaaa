import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  answersOf,
  draftOf,
  isChanged,
  manualFields,
  type CompiledDefinition,
  type Environment,
  type Session,
} from '../../../engine';
import type { WizardEntry } from '../../../engine/definition/catalogue';
import { Wizard, type WizardStore } from '../../../renderers';
import { Skeleton } from '../../../renderers/ui';
import { usePageTitle } from '../../shared/layout/pageTitle';
import { paths } from '../../shared/paths';
import { useSession } from '../../shared/session/useSession';
import { useFlow } from './flow';
import { DraftNote } from './drafts/DraftNote';
import { DraftOffer } from './drafts/DraftOffer';
import { draftName, dropDraft, linkDraftName } from './drafts/drafts';
import type { DraftOrigin, KeptDraft } from './drafts/localDrafts';
import { useDraftKeeper } from './drafts/useDraftKeeper';
import { useFoundDraft } from './drafts/useFoundDraft';
import { LoadFailure } from './LoadFailure';
import type { ConfirmationState, WizardState } from './navigation';
import { openWizard } from './openWizard';
import { portalHost } from './portalHost';
import { useDefinition } from './useDefinition';
import { useDefinitionReload } from './useDefinitionReload';
import { useEnvironment } from './useEnvironment';
import './page.css';

/** /cotacao/{product path}: the wizard of whatever product the address names. */
export function WizardPage({ entry }: { entry: WizardEntry }) {
  const state = (useLocation().state ?? {}) as WizardState;
  usePageTitle('Solicitação de Apólice', entry.name);
  const { env, error: contextError } = useEnvironment();
  const { definition, error: definitionError } = useDefinition(entry.wizard, state.edit?.definition);
  const session = useSession();
  const { executive } = useFlow();
  const uid = executive ? 'executive' : session.status === 'signed-in' ? session.identity.uid : '';
  const error = contextError ?? definitionError;
  if (error) return <LoadFailure />;
  if (!env || !definition) return <Skeleton lines={8} />;
  return <DraftedWizard entry={entry} uid={uid} state={state} env={env} definition={definition} />;
}

interface Props {
  readonly entry: WizardEntry;
  readonly uid: string;
  readonly state: WizardState;
  readonly env: Environment;
  readonly definition: CompiledDefinition;
}

/** Offers the draft there may be before the wizard opens anew; changes to a quote are simply taken up. */
function DraftedWizard(props: Props) {
  const { uid, state } = props;
  const name = useDraftName(props);
  const [draft, forget] = useFoundDraft(uid, name);
  const [taken, setTaken] = useState<KeptDraft>();
  if (draft === undefined) return <Skeleton lines={8} />;
  if (draft && !taken && !state.edit) {
    const discard = () => {
      void dropDraft(uid, name);
      forget();
    };
    return <DraftOffer draft={draft} onResume={() => setTaken(draft)} onDiscard={discard} />;
  }
  const later = state.edit && draft && draft.updatedAt > state.edit.at ? draft : undefined;
  return <OpenWizard {...props} origin={draft ?? undefined} draft={taken ?? later} />;
}

interface OpenProps extends Props {
  /** What it opens with. */
  readonly draft?: KeptDraft;
  /** The draft that it goes on writing. */
  readonly origin?: DraftOrigin;
}

function OpenWizard({ draft, origin, ...props }: OpenProps) {
  const { entry, uid, state, env, definition } = props;
  const navigate = useNavigate();
  const flow = useFlow();
  const [version, setVersion] = useState(0);
  const [begun, setBegun] = useState(() => openWizard(definition, env, state, draft));
  const store = useRef<WizardStore>(null);
  const { state: draftState, follow, filling } = useDraftKeeper(uid, useDraftName(props), origin);

  const onStore = useCallback(
    (next: WizardStore) => {
      store.current = next;
      follow(next);
    },
    [follow],
  );
  const onSubmit = useCallback(
    (session: Session) => {
      const { identifier, stored } = state.edit ?? {};
      if (identifier && stored && !isChanged(session)) return void navigate(paths.quoteStatus(identifier));
      void navigate(flow.confirmation, { state: confirmationOf(session, entry, state, filling()) });
    },
    [entry, filling, flow, navigate, state],
  );
  const onLeave = useCallback(() => void navigate(-1), [navigate]);
  const onDefinition = useCallback(
    (next: CompiledDefinition) => {
      const answers = store.current ? draftOf(store.current.getSession()) : undefined;
      setBegun(openWizard(next, env, {}, answers));
      setVersion((count) => count + 1);
    },
    [env],
  );
  useDefinitionReload(entry.wizard, onDefinition);
  return (
    <>
      <header className="wizard-head">
        <p className="wizard-product">{definition.source.title}</p>
        <DraftNote state={draftState} />
      </header>
      <Wizard
        key={version}
        opened={begun}
        host={portalHost}
        onStore={onStore}
        onSubmit={onSubmit}
        onLeave={onLeave}
      />
    </>
  );
}

function useDraftName({ entry, state: { edit }, env }: Props): string {
  const { executive } = useFlow();
  if (executive && !edit?.identifier) return linkDraftName(entry.wizard, env);
  return draftName(entry.wizard, edit?.identifier);
}

/**
 * What the confirmation gets. One filled wizard has one key, so that it is registered once even where an answer was
 * lost and its person went back, or came back another day.
 */
function confirmationOf(
  session: Session,
  entry: WizardEntry,
  { edit }: WizardState,
  filling: string | undefined,
): ConfirmationState {
  return {
    isEdit: edit?.identifier !== undefined,
    wizard: entry.wizard,
    definition: session.definition.source.hash,
    data: answersOf(session),
    manual: manualFields(session),
    Status: edit?.status ?? 0,
    QuoteType: entry.code,
    QuotationIdentifier: edit?.identifier,
    requestKey: edit?.requestKey ?? filling ?? crypto.randomUUID(),
  };
}
