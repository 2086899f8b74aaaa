import { Link, useParams } from 'react-router-dom';
import type { PolicyDetails } from '../../../../contract/policyDetails';
import { Badge, Card, EmptyState, LinkButton, Skeleton } from '../../../../renderers/ui';
import { ApiError } from '../../../shared/api/ApiError';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { paths } from '../../../shared/paths';
import { Failed } from '../../../shared/table/Failed';
import { policyLayersUrl, WhyPremium } from '../../../shared/layers/WhyPremium';
import { useUser } from '../../../shared/user/useUser';
import { usePolicy } from '../api';
import { RepeatButton } from '../../quote/RepeatButton';
import { ShareButton } from '../../sharing/ShareButton';
import { policyTones } from '../status';
import { WhatIfCard } from '../what-if/WhatIfCard';
import { BilletsCard } from './BilletsCard';
import { DocumentsCard } from './DocumentsCard';
import { EndorsementsCard } from './EndorsementsCard';
import { PolicyData } from './PolicyData';
import { PolicyTimeline } from './PolicyTimeline';
import styles from '../policies.module.css';

/** /apolices/{policyIdentifier}: a policy by its number or its code, as it is now and as it came to be. */
export function PolicyPage() {
  const { policyIdentifier = '' } = useParams();
  const { data, error, mutate } = usePolicy(policyIdentifier);
  // Waits for the user too, so that later buttons do not shift the page.
  const { user, error: unknown } = useUser();
  if (error instanceof ApiError && error.status === 404) return <Missing />;
  if (error && !data) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data || !(user || unknown)) return <Skeleton lines={6} height="32" label="Carregando apólice…" />;
  return <Policy policy={data} />;
}

function Policy({ policy }: { policy: PolicyDetails }) {
  // The address may name its internal code.
  usePageTitle(`Apólice ${policy.numeroPrincipal}`);
  return (
    <div className={styles.page}>
      <Card as="section" aria-labelledby="policy-title">
        <Head policy={policy} />
        <PolicyData policy={policy} />
      </Card>
      {policy.status !== 'Cancelado' && <WhatIfCard policyNumber={policy.numeroPrincipal} />}
      <EndorsementsCard endorsements={policy.endossos} />
      <PolicyTimeline policy={policy} />
      <Card>
        <WhyPremium url={policyLayersUrl(policy.numeroPrincipal)} />
      </Card>
      <BilletsCard policyNumber={policy.numeroPrincipal} />
      <DocumentsCard policy={policy} />
    </div>
  );
}

function Head({ policy }: { policy: PolicyDetails }) {
  const { user } = useUser();
  return (
    <div className={styles.head}>
      <h2 id="policy-title" className={styles.title}>
        {policy.produto ?? 'Seguro'}
        <Badge tone={policyTones[policy.status]}>{policy.status}</Badge>
      </h2>
      <div className={styles.ways}>
        {policy.solicitacao && user && !user.isPhysicalPerson && !user.isExecutive && (
          <RepeatButton identifier={policy.solicitacao} />
        )}
        {policy.solicitacao && <ShareButton identifier={policy.solicitacao} />}
        <LinkButton asChild kind="secondary" size="sm">
          <a href={paths.policyDocument(policy.numeroPrincipal)} target="_blank" rel="noopener">
            Ver apólice<span className="ui-hidden"> (abre em nova guia)</span>
          </a>
        </LinkButton>
        {user && !user.isPhysicalPerson && policy.status !== 'Cancelado' && (
          <LinkButton asChild size="sm">
            <Link to={paths.endorsement(policy.numeroPrincipal)}>Solicitar endosso</Link>
          </LinkButton>
        )}
      </div>
    </div>
  );
}

const Missing = () => (
  <Card>
    <EmptyState
      action={
        <LinkButton asChild kind="secondary">
          <Link to={paths.policies}>Ver apólices</Link>
        </LinkButton>
      }
    >
      Não há apólice com este número entre as suas.
    </EmptyState>
  </Card>
);
