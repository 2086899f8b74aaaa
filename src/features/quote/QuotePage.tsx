import { useMemo } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { answersOf, sessionOf, summarise, type CompiledDefinition, type Environment } from '../../../engine';
import { SummaryView } from '../../../renderers';
import { Button, Card, Skeleton } from '../../../renderers/ui';
import { ApiError } from '../../shared/api/ApiError';
import { read } from '../../shared/api/api';
import { usePageTitle } from '../../shared/layout/pageTitle';
import { paths } from '../../shared/paths';
import { wizardById } from '../wizard/definitions';
import { downloadDocument } from '../wizard/documents';
import { LoadFailure } from '../wizard/LoadFailure';
import type { EditedQuote } from '../wizard/navigation';
import { useDefinition } from '../wizard/useDefinition';
import { useEnvironment } from '../wizard/useEnvironment';
import '../wizard/page.css';
import { quoteUrl, type Quote } from './quote';
import { QuoteOutcome } from './QuoteOutcome';
import { isEditable, STATUS } from './status';

/** An answer may come while the page is open. */
const REFRESH = 6_000;

/** /cotacao/{identifier} and /cotacao/{identifier}/status: a registered request as the server has it. */
export function QuotePage() {
  const { identifier = '' } = useParams();
  usePageTitle(`Cotação ${identifier}`, identifier);
  const { data: quote, error } = useSWR<Quote, unknown>(quoteUrl(identifier), read, {
    refreshInterval: (latest) => (latest?.Status === STATUS.analysing ? REFRESH : 0),
    shouldRetryOnError: false,
  });
  if (!quote && error instanceof ApiError && error.status > 0) {
    return <Navigate to={paths.error(error.status)} replace />;
  }
  if (!quote && error) return <LoadFailure />;
  return quote ? <LoadedQuote quote={quote} /> : <Skeleton lines={8} />;
}

function LoadedQuote({ quote }: { quote: Quote }) {
  const { env, error } = useEnvironment();
  const { definition, error: missing } = useDefinition(quote.Product.Wizard, quote.Definition);
  if (error || missing) return <LoadFailure />;
  if (!env || !definition) return <Skeleton lines={8} />;
  return <QuoteView quote={quote} env={env} definition={definition} />;
}

interface Props {
  readonly quote: Quote;
  readonly env: Environment;
  readonly definition: CompiledDefinition;
}

function QuoteView({ quote, env, definition }: Props) {
  const navigate = useNavigate();
  const session = useMemo(() => sessionOf(definition, quote.Record, env), [definition, quote.Record, env]);
  const entry = wizardById(quote.Product.Wizard);
  const edit = () => {
    const edited: EditedQuote = {
      data: answersOf(session),
      definition: quote.Definition,
      identifier: quote.Identifier,
      status: quote.Status,
      stored: true,
      at: new Date().toISOString(),
    };
    void navigate(paths.wizard(entry!.route), { state: { edit: edited } });
  };
  return (
    <div className="page-stack">
      <QuoteOutcome quote={quote} />
      <Card as="section" aria-labelledby="request-title">
        <h2 id="request-title" className="page-heading">
          Dados da solicitação
        </h2>
        <SummaryView sections={summarise(session)} onDownload={(file) => void downloadDocument(file)} />
        <div className="wizard-actions">
          <Button kind="quiet" onClick={() => void navigate(paths.home)}>
            Voltar
          </Button>
          {entry && isEditable(quote.Status) && (
            <Button kind="secondary" onClick={edit}>
              Editar
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}
