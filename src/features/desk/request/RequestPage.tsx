import { lazy, Suspense } from 'react';
import { Navigate, NavLink, useLocation, useParams } from 'react-router-dom';
import { Card, Skeleton, TabNav } from '../../../../renderers/ui';
import { ApiError } from '../../../shared/api/ApiError';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { paths } from '../../../shared/paths';
import { LoadFailure } from '../../../shared/products/LoadFailure';
import { useDeskRequest } from '../requests';
import type { DeskRequest } from '../../../../contract/desk';
import { CorrectionCard } from './correction/CorrectionCard';
import { DecisionPanel } from './DecisionPanel';
import { RequestHead } from './RequestHead';
import styles from './request.module.css';
import pageStyles from '../../../shared/ui/page.module.css';

const RequestData = lazy(async () => ({ default: (await import('./RequestData')).RequestData }));
const RequestFiles = lazy(async () => ({ default: (await import('./RequestFiles')).RequestFiles }));
const History = lazy(async () => ({ default: (await import('../history/History')).History }));
const Why = lazy(async () => ({ default: (await import('../why/Why')).Why }));

const tabs = [
  { path: 'dados-gerais', label: 'Dados gerais', Content: RequestData },
  { path: 'documentos', label: 'Documentos', Content: RequestFiles },
  { path: 'historico', label: 'Histórico', Content: History },
  { path: 'por-que-estes-valores', label: 'Por que estes valores', Content: Why },
] as const;

/** /executivo/solicitacoes/{identifier}/{tab}: all there is to know of a request, and what may be done with it. */
export function RequestPage() {
  const { identifier = '', tab } = useParams();
  usePageTitle(`Solicitação ${identifier}`, identifier);
  const { data, error } = useDeskRequest(identifier);
  if (!tabs.some(({ path }) => path === tab)) return <Navigate to={paths.error(404)} replace />;
  if (!data && error instanceof ApiError && error.status > 0) {
    return <Navigate to={paths.error(error.status)} replace />;
  }
  if (!data) return error ? <LoadFailure /> : <Skeleton lines={10} />;
  return <Loaded request={data} tab={tab!} />;
}

function Loaded({ request, tab }: { request: DeskRequest; tab: string }) {
  const { search } = useLocation();
  const { label, Content } = tabs.find(({ path }) => path === tab)!;
  return (
    <div className={styles.columns}>
      <div className={pageStyles.stack}>
        <RequestHead request={request} />
        <CorrectionCard request={request} />
        <Card as="section" aria-label={label}>
          <div className={styles.tabs}>
            <TabNav label="Partes da solicitação">
              {tabs.map((each) => (
                <NavLink
                  key={each.path}
                  to={{ pathname: paths.deskRequest(request.Identifier, each.path), search }}
                  replace
                >
                  {each.label}
                </NavLink>
              ))}
            </TabNav>
          </div>
          <Suspense fallback={<Skeleton lines={6} />}>
            <Content request={request} />
          </Suspense>
        </Card>
      </div>
      <DecisionPanel request={request} />
    </div>
  );
}
