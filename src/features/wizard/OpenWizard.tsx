import type { ToldOfDraft } from '../../../contract/drafts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  answersOf,
  type CompiledDefinition,
  draftOf,
  type Environment,
  isChanged,
  type Session,
} from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import { RecentContext, Wizard, type WizardStore } from '../../../renderers';
import { SaveTemplate } from '../drafts/SaveTemplate';
import { keepTemplate } from '../drafts/templates';
import { ChangeHelp } from './ChangeHelp';
import { DraftNote } from './drafts/DraftNote';
import type { KeptDraft } from '../../shared/requests/localDrafts';
import { OtherWindow } from './drafts/OtherWindow';
import { useDraftKeeper } from './drafts/useDraftKeeper';
import { useToldNews } from './drafts/useToldNews';
import { useFlow } from '../../shared/requests/flow';
import { useStepHistory } from './history/useStepHistory';
import type { WizardState } from '../../shared/requests/navigation';
import { EstimateSlot } from './estimate/EstimateSlot';
import { confirmationOf } from './confirmationOf';
import { openWizard } from './openWizard';
import { useRecentAnswers } from './useRecentAnswers';
import { ReadingOffer } from './reading/ReadingOffer';
import { RepeatNote } from './RepeatNote';
import { countStops } from './stops/countStops';
import { takeHandedOver } from '../../shared/requests/handedOver';
import { isBatched, statusPage } from '../../shared/requests/places';
import { ManyAtOnce } from '../../shared/requests/ManyAtOnce';
import { choiceOf } from '../../shared/products/choices';
import { portalHost } from '../../shared/products/portalHost';
import { useDefinitionReload } from '../../shared/products/useDefinitionReload';
import styles from './wizard.module.css';

interface Props {
  readonly entry: RequestEntry;
  readonly uid: string;
  readonly name: string;
  /** Id of this opening, where the history entry has none yet. */
  readonly opening: string;
  readonly state: WizardState;
  readonly env: Environment;
  readonly definition: CompiledDefinition;
  /** The button that opened it is gone: the step's heading takes the focus. */
  readonly takesFocus?: boolean;
  readonly draft?: KeptDraft;
  readonly before?: CompiledDefinition;
  readonly origin?: KeptDraft & { readonly told?: ToldOfDraft };
}

export function OpenWizard({ origin, entry, uid, name, state, env, definition, ...props }: Props) {
  const navigate = useNavigate();
  const flow = useFlow();
  const [version, setVersion] = useState(0);
  const [begun, setBegun] = useState(() =>
    openWizard(definition, env, state, { ...props, told: origin?.told ?? origin?.news }),
  );
  const recent = useRecentAnswers(entry.wizard, definition);
  const store = useRef<WizardStore>(null);
  const [shown, setShown] = useState<WizardStore>();
  const news = useToldNews(begun.news);
  const { state: draftState, follow: keep, filling, keepAsIs } = useDraftKeeper(uid, name, origin, news.read);
  const { opening, follow: trail } = useStepHistory(props.opening);

  const [isEdit, isNew] = [state.edit?.identifier !== undefined, !props.draft && !state.edit];
  const isKept = isNew && state.repeats?.isKept === true;
  const onStore = useCallback(
    (next: WizardStore) => {
      store.current = next;
      setShown(next);
      keep(next);
      if (isKept) keepAsIs();
      // Editing a registered request does not count as filling.
      const uncount = isEdit ? undefined : countStops(next, isNew);
      const untrail = trail(next);
      return () => {
        uncount?.();
        untrail();
      };
    },
    [isEdit, isKept, isNew, keep, keepAsIs, trail],
  );
  const onSubmit = useCallback(
    (session: Session) => {
      const { identifier, stored } = state.edit ?? {};
      if (identifier && stored && !isChanged(session)) return void navigate(statusPage(identifier));
      const confirmed = confirmationOf(session, entry, { ...state, opening, draft: name }, filling());
      void navigate(flow.confirmation, { state: confirmed });
    },
    [entry, filling, flow, name, navigate, opening, state],
  );
  const onLeave = useCallback(() => void navigate(-1), [navigate]);
  const onDefinition = useCallback(
    (next: CompiledDefinition) => {
      const session = store.current?.getSession();
      const told = { before: session?.definition, told: news.read() };
      setBegun(openWizard(next, env, {}, { draft: session && draftOf(session), ...told }));
      setVersion((count) => count + 1);
    },
    [env, news],
  );
  useTakenFocus(props.takesFocus === true, begun.session);
  useDefinitionReload(entry.wizard, onDefinition);
  const keepAs = async (called: string) => {
    const { answers } = draftOf(store.current?.getSession() ?? begun.session);
    const { hash } = definition.source;
    await keepTemplate({ Name: called, Product: entry.wizard, Definition: hash, Answers: answers });
  };
  return (
    <>
      <header className={styles.head}>
        <p className={styles.product}>{chosenOf(entry, begun.session) ?? definition.source.title}</p>
        <DraftNote state={draftState} />
        {isBatched(entry) && !flow.executive && !state.edit && <ManyAtOnce entry={entry} />}
        {entry.route && !flow.executive && <SaveTemplate keep={keepAs} />}
        {entry.elsewhere && !flow.executive && (
          <ChangeHelp entry={entry} begun={begun.session} store={shown} />
        )}
        <OtherWindow uid={uid} name={name} />
      </header>
      {state.repeats && <RepeatNote repeated={state.repeats} />}
      <RecentContext value={recent}>
        <Wizard
          key={version}
          opened={begun}
          news={begun.news}
          onNewsClose={(step) => {
            news.close(step);
            keepAsIs();
          }}
          host={portalHost}
          above={
            definition.source.reads && (
              <ReadingOffer
                reads={definition.source.reads}
                takeChosen={() => takeHandedOver(uid, state.document)}
              />
            )
          }
          beside={shown && entry.route && <EstimateSlot store={shown} />}
          onStore={onStore}
          onSubmit={onSubmit}
          onLeave={onLeave}
        />
      </RecentContext>
    </>
  );
}

function useTakenFocus(isTaken: boolean, { definition, steps }: Session) {
  const open = definition.steps.find(({ index }) => steps[index]!.status === 'open')?.definition.id;
  const first = useRef(isTaken);
  useEffect(() => {
    if (!first.current) return;
    first.current = false;
    document.getElementById(`step-${open}-title`)?.focus();
  }, [open]);
}

const chosenOf = ({ wizard }: RequestEntry, session: Session) => choiceOf(wizard, answersOf(session));
