import { Link, Navigate, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { SummaryView } from '../../../renderers';
import { ButtonBar, Card, LinkButton, Skeleton } from '../../../renderers/ui';
import { ApiError } from '../../shared/api/ApiError';
import { read } from '../../shared/api/api';
import { usePageTitle } from '../../shared/layout/pageTitle';
import { paths } from '../../shared/paths';
import { downloadDocument } from '../../shared/products/documents';
import { LoadFailure } from '../../shared/products/LoadFailure';
import { quoteUrl } from '../../shared/requests/quote';
import type { Quote } from '../../../contract/quotes';
import pageStyles from '../../shared/ui/page.module.css';

/** /endossos/{identifier}/detalhes/performance: all that was asked for, to be read. */
export function DetailsPage() {
  const { identifier = '' } = useParams();
  usePageTitle(`Detalhes do Endosso ${identifier}`, identifier);
  const { data, error } = useSWR<Quote, unknown>(quoteUrl(identifier), read, { shouldRetryOnError: false });
  if (!data && error instanceof ApiError && error.status > 0) {
    return <Navigate to={paths.error(error.status)} replace />;
  }
  if (!data) return error ? <LoadFailure /> : <Skeleton lines={8} />;
  return (
    <Card as="section" aria-labelledby="details-title">
      <h2 id="details-title" className={pageStyles.heading}>
        Detalhes do endosso
      </h2>
      <SummaryView sections={data.Summary} onDownload={(file) => void downloadDocument(file)} />
      <ButtonBar>
        <LinkButton asChild kind="quiet">
          <Link to={paths.endorsementStatus(identifier)}>Voltar</Link>
        </LinkButton>
      </ButtonBar>
    </Card>
  );
}
