import { useMemo, type FormEvent } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { type CompiledDefinition, type Environment, storedSession, summarise } from '../../../engine/index';
import { SummaryView } from '../../../renderers';
import {
  ButtonBar,
  Alert,
  Button,
  Card,
  Dialog,
  LinkButton,
  LoadingOverlay,
  Skeleton,
} from '../../../renderers/ui';
import { usePageTitle } from '../../shared/layout/pageTitle';
import { paths } from '../../shared/paths';
import { Questionnaire } from '../questionnaire/Questionnaire';
import { wizardById } from '../../shared/products/entries';
import { downloadDocument } from '../../shared/products/documents';
import { ExecutiveWays } from './ExecutiveWays';
import { useFlow } from '../../shared/requests/flow';
import { requestTitle, titleOn } from '../../shared/requests/places';
import { nextLabel } from '../../shared/requests/status';
import { STATUS } from '../../../contract/statuses/quote';
import type { RequestEntry } from '../../../engine/definition';
import { sentOf } from './history/sent';
import { LoadFailure } from '../../shared/products/LoadFailure';
import type { ConfirmationState } from '../../shared/requests/navigation';
import type { Outcome } from './outcome';
import { QuoteCreatedDialog } from './QuoteCreatedDialog';
import { RegisteredDialog } from '../../shared/requests/RegisteredDialog';
import { SentNotice } from './SentNotice';
import { useDefinition } from '../../shared/products/useDefinition';
import { useEnvironment } from '../../shared/products/useEnvironment';
import { useRegisterQuote } from './useRegisterQuote';
import pageStyles from '../../shared/ui/page.module.css';
import styles from './wizard.module.css';

/** /cotacao/confirmacao: the filled request, read only, before it is registered. */
export function ConfirmationPage() {
  const flow = useFlow();
  const state = useLocation().state as ConfirmationState | null;
  const { QuotationIdentifier: changed, wizard = null } = state ?? {};
  usePageTitle(changed ? requestTitle(changed) : titleOn(wizardById(wizard), 'Confirmação'));
  if (!state) return <Navigate to={flow.selection} replace />;
  const sent = state.registered ? undefined : sentOf(state.opening);
  if (sent) return <SentNotice registered={sent} lead={wizardById(state.wizard)?.lead} />;
  return <LoadedConfirmation state={state} />;
}

function LoadedConfirmation({ state }: { state: ConfirmationState }) {
  const { env, error: contextError } = useEnvironment(undefined, { constants: state.constants });
  const { definition, error } = useDefinition(state.wizard, state.definition);
  if (error || contextError) return <LoadFailure />;
  if (!env || !definition) return <Skeleton lines={8} />;
  return <Confirmation state={state} env={env} definition={definition} />;
}

interface Props {
  readonly state: ConfirmationState;
  readonly env: Environment;
  readonly definition: CompiledDefinition;
}

function Confirmation({ state, env, definition }: Props) {
  const entry = wizardById(state.wizard)!;
  // Stored answers are not normalised again: text from a file keeps its spelling.
  const session = useMemo(() => storedSession(definition, state.data, env), [definition, env, state.data]);
  const registration = useRegisterQuote(entry, session, state);
  // A form, so that Ctrl+Enter is Continuar here too.
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!registration.busy) void registration.register();
  };
  return (
    <>
      <Card as="section" aria-labelledby="confirmation-title">
        <h2 id="confirmation-title" className={pageStyles.heading}>
          Confirme os dados da sua cotação
        </h2>
        <form onSubmit={send}>
          <SummaryView sections={summarise(session)} onDownload={(file) => void downloadDocument(file)} />
          <p id="confirmation-next" className={styles.next}>
            {whatComes(entry, state)}
          </p>
          <ButtonBar>
            <Button kind="quiet" onClick={registration.goBack} disabled={registration.busy}>
              Editar
            </Button>
            <Button type="submit" busy={registration.busy} aria-describedby="confirmation-next">
              {nextOf(entry, state)}
            </Button>
          </ButtonBar>
        </form>
      </Card>
      {registration.asksAbout ? (
        <Questionnaire
          session={session}
          identifier={registration.asksAbout}
          onDone={registration.questioned}
        />
      ) : (
        registration.busy && <LoadingOverlay text="Aguarde, estamos processando sua solicitação..." />
      )}
      {registration.failure && (
        <FailureDialog
          {...registration.failure}
          onBack={registration.goBack}
          onClose={registration.dismiss}
        />
      )}
      {registration.done && <Done registered={registration.done} lead={entry.lead} />}
    </>
  );
}

/** Specification 3 §2: of a change that has its premium already. */
const nextOf = (entry: RequestEntry, { Status }: ConfirmationState) =>
  entry.elsewhere !== undefined && Status === STATUS.paymentReady ? nextLabel(Status) : nextLabel(undefined);

function whatComes({ lead }: RequestEntry, { QuotationIdentifier: changed }: ConfirmationState): string {
  if (changed) return `Ao continuar, as alterações da solicitação ${changed} são registradas.`;
  if (lead) return 'Ao continuar, seu pedido é registrado e segue para o executivo.';
  return 'Ao continuar, sua solicitação é registrada e recebe um número.';
}

function Done({ registered, lead = false }: { registered: Outcome; lead?: boolean | undefined }) {
  const { executive } = useFlow();
  if (executive) return <QuoteCreatedDialog registered={registered} />;
  return <RegisteredDialog registered={registered} lead={lead} />;
}

interface FailureProps {
  readonly title?: string | undefined;
  readonly message: string;
  readonly problems: readonly string[];
  readonly onRetry?: (() => void) | undefined;
  /** An earlier version of the request is registered. */
  readonly isRegistered?: boolean;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Specification 2 §8, register failure. */
function FailureDialog({ title, message, problems, onRetry, isRegistered, onBack, onClose }: FailureProps) {
  const { executive } = useFlow();
  const actions = (
    <>
      <Button kind="quiet" onClick={onBack}>
        Voltar
      </Button>
      {isRegistered && executive && <ExecutiveWays />}
      {isRegistered && !executive && (
        <LinkButton asChild>
          <Link to={paths.requestStatus}>Status da Solicitação</Link>
        </LinkButton>
      )}
      {onRetry && <Button onClick={onRetry}>Tentar novamente</Button>}
    </>
  );
  return (
    <Dialog title={title ?? 'Atenção'} onClose={onClose} actions={actions}>
      <Alert tone="danger" title={message}>
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </Alert>
    </Dialog>
  );
}
