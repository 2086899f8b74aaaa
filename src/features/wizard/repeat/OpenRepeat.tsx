import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type CompiledDefinition,
  type Draft,
  type Environment,
  openRepeat,
  type Session,
  type Transition,
} from '../../../../engine/index';
import type { RequestEntry } from '../../../../engine/definition';
import { RecentContext, ScopeForm, type WizardStore } from '../../../../renderers';
import { Alert, Button, ButtonBar, Card, LoadingOverlay } from '../../../../renderers/ui';
import { portalHost } from '../../../shared/products/portalHost';
import type { KeptDraft } from '../../../shared/requests/localDrafts';
import type { RepeatedRequest, WizardState } from '../../../shared/requests/navigation';
import { DraftNote } from '../drafts/DraftNote';
import { OtherWindow } from '../drafts/OtherWindow';
import { useDraftKeeper } from '../drafts/useDraftKeeper';
import { RepeatNote } from '../RepeatNote';
import { useRecentAnswers } from '../useRecentAnswers';
import { Folded } from './Folded';
import { useSendRepeat } from './useSendRepeat';
import wizardStyles from '../wizard.module.css';
import styles from './repeat.module.css';

interface Props {
  readonly entry: RequestEntry;
  readonly uid: string;
  readonly name: string;
  /** Id of this opening, where the history entry has none yet. */
  readonly opening: string;
  readonly state: WizardState;
  readonly repeats: RepeatedRequest;
  readonly env: Environment;
  readonly definition: CompiledDefinition;
  readonly draft?: KeptDraft | undefined;
}

interface Begun {
  readonly opened: Transition;
  readonly before: Session;
}

function begin(definition: CompiledDefinition, env: Environment, answers: object, draft?: Draft): Begun {
  const opened = openRepeat(definition, env, { ...answers })!;
  const resumed = draft && openRepeat(definition, env, { ...answers }, draft);
  return { opened: resumed ?? opened, before: opened.session };
}

export function OpenRepeat({ entry, uid, name, state, repeats, env, definition, draft, ...props }: Props) {
  const navigate = useNavigate();
  const [begun] = useState(() => begin(definition, env, repeats.Answers, draft));
  const [store, setStore] = useState<WizardStore>();
  const keeper = useDraftKeeper(uid, name, draft);
  const [opening] = useState(state.opening ?? props.opening);
  const toWhole = useEntry(state, opening);
  const { follow, keepAsIs } = keeper;
  const recent = useRecentAnswers(entry.wizard, definition);
  const onStore = useCallback(
    (next: WizardStore) => {
      setStore(next);
      follow(next);
    },
    [follow],
  );
  const sending = useSendRepeat({ entry, uid, name, opening, state, store, keeper });
  const whole = () => {
    keepAsIs();
    toWhole();
  };
  return (
    <>
      <header className={wizardStyles.head}>
        <p className={wizardStyles.product}>{definition.source.title}</p>
        <DraftNote state={keeper.state} />
        <OtherWindow uid={uid} name={name} />
      </header>
      <RepeatNote repeated={repeats} isWhole={false} />
      <Card as="section" aria-label="O que muda">
        <RecentContext value={recent}>
          <ScopeForm
            {...begun}
            host={portalHost}
            onStore={onStore}
            onSubmit={(_answers, session) => void sending.send(session)}
          >
            <div className={styles.rest}>
              {store && <Folded store={store} />}
              <Button kind="quiet" size="sm" onClick={whole}>
                Abrir o formulário completo
              </Button>
            </div>
            {sending.failure && (
              <Alert tone="danger" title={sending.failure.title} live>
                <p>{sending.failure.message}</p>
              </Alert>
            )}
            <ButtonBar>
              <Button kind="quiet" onClick={() => void navigate(-1)} disabled={sending.busy}>
                Voltar
              </Button>
              <Button type="submit" busy={sending.busy}>
                Enviar solicitação
              </Button>
            </ButtonBar>
          </ScopeForm>
        </RecentContext>
      </Card>
      {sending.busy && <LoadingOverlay text="Aguarde, estamos processando sua solicitação..." />}
    </>
  );
}

/** Names its history entry, by which a reload finds the draft; opening all steps replaces the entry. */
function useEntry(state: WizardState, opening: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const replace = useCallback(
    (next: WizardState) => void navigate({ pathname, search }, { state: next, replace: true }),
    [navigate, pathname, search],
  );
  const isNamed = state.opening !== undefined;
  useEffect(() => {
    if (!isNamed) replace({ ...state, opening });
  }, [isNamed, replace, state, opening]);
  return () => replace({ ...state, opening, isWhole: true });
}
