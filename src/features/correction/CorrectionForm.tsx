import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Correction } from '../../../contract/corrections';
import {
  type CompiledDefinition,
  openScope,
  resume,
  type Session,
  transition,
  type Transition,
} from '../../../engine/index';
import type { ConstantTable } from '../../../engine/expression';
import { momentText } from '../../../engine/values';
import { ScopeForm, type WizardStore } from '../../../renderers';
import { Alert, Button, ButtonBar, Card, Skeleton } from '../../../renderers/ui';
import { showAlert } from '../../shared/alert/alertStore';
import { ApiError } from '../../shared/api/ApiError';
import type { ErrorWords } from '../../shared/api/describeError';
import { refusedFields } from '../../shared/requests/refusedFields';
import { useIntention } from '../../shared/api/useIntention';
import { LoadFailure } from '../../shared/products/LoadFailure';
import { portalHost } from '../../shared/products/portalHost';
import { useConstants } from '../../shared/products/useConstants';
import { useDefinition } from '../../shared/products/useDefinition';
import { noteDone } from '../../shared/requests/justDone';
import { forgetHere, readHere } from '../../shared/requests/localDrafts';
import { statusPage } from '../../shared/requests/places';
import { useDraftKeeper } from '../wizard/drafts/useDraftKeeper';
import { Failure } from '../../shared/ui/Failure';
import { sendCorrection } from './api';
import styles from './correction.module.css';

type Form = NonNullable<Correction['Form']>;

interface Props {
  readonly correction: Correction;
  readonly form: Form;
  readonly uid: string;
  readonly link: boolean;
  /** It is not open any more: what was filled here was taken, or came too late. */
  readonly onOver: (isTaken: boolean) => void;
}

const CONFLICT = 409;
const draftOf = ({ Id }: Correction) => `correcao/${Id}`;

export function CorrectionForm(props: Props) {
  const { Wizard, Definition, Constants } = props.form;
  const { definition, error } = useDefinition(Wizard, Definition);
  const { constants, error: failure } = useConstants(Constants);
  if (error ?? failure) return <LoadFailure />;
  if (!definition || !constants) return <Skeleton lines={8} />;
  return <Opened {...props} definition={definition} constants={constants} />;
}

interface OpenedProps extends Props {
  readonly definition: CompiledDefinition;
  readonly constants: ConstantTable;
}

interface Begun {
  readonly opened: Transition;
  readonly before: Session;
}

function open({ definition, constants, form, correction, uid }: OpenedProps): Begun {
  const env = { today: form.Today, constants, context: form.Context };
  const paths = form.Fields.map(({ Path }) => Path);
  const opened = openScope(definition, env, form.Answers, paths);
  const draft = readHere(uid, draftOf(correction));
  const before = opened.session;
  if (!draft) return { opened, before };
  const resumed = transition(opened.session, resume(draft));
  const effects = [...opened.effects, ...resumed.effects];
  return { opened: { session: resumed.session, effects }, before };
}

function Opened(props: OpenedProps) {
  const { correction, form, uid, link, onOver } = props;
  const navigate = useNavigate();
  const [begun] = useState(() => open(props));
  const [store, setStore] = useState<WizardStore>();
  const { follow } = useDraftKeeper(uid, draftOf(correction));
  const { busy, run } = useIntention(sendCorrection);
  const [failure, setFailure] = useState<ErrorWords>();
  const onStore = useCallback(
    (next: WizardStore) => {
      setStore(next);
      return follow(next);
    },
    [follow],
  );
  const send = async (answers: Readonly<Record<string, unknown>>) => {
    setFailure(undefined);
    try {
      const sent = await run({ correction: correction.Id, constants: form.Constants, answers });
      if (!sent) return;
      forgetHere(uid, draftOf(correction));
      if (link) return onOver(true);
      noteDone(sent.Identifier);
      showAlert({ tone: 'success', title: sent.Title, message: sent.Message });
      void navigate(statusPage(sent.Identifier), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.status === CONFLICT) onOver(false);
      else setFailure(refusedFields(error, store));
    }
  };
  const notes = Object.fromEntries(form.Fields.map(({ Path, Reason }) => [Path, Reason]));
  return (
    <div className={styles.page}>
      <Alert tone="warning" title={`${correction.By} pediu uma correção`}>
        {correction.Reason && <p>{correction.Reason}</p>}
        <p>
          Corrija os campos abaixo e envie até {momentText(correction.Until)}. O restante da solicitação{' '}
          {correction.Identifier} fica como está.
        </p>
      </Alert>
      <Card as="section" aria-label="Campos a corrigir">
        <ScopeForm
          {...begun}
          host={portalHost}
          notes={notes}
          onStore={onStore}
          onSubmit={(answers) => void send(answers)}
        >
          <Failure words={failure} />
          <ButtonBar>
            {link ? (
              <span />
            ) : (
              <Button kind="quiet" onClick={() => void navigate(statusPage(correction.Identifier))}>
                Voltar
              </Button>
            )}
            <Button type="submit" busy={busy}>
              Enviar correção
            </Button>
          </ButtonBar>
        </ScopeForm>
      </Card>
    </div>
  );
}
