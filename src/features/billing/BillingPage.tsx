import { useEffect, useEffectEvent } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Skeleton } from '../../../renderers/ui';
import { today } from '../../shared/config/serverClock';
import { paths } from '../../shared/paths';
import { periodProblem } from '../../shared/table/period';
import { useList } from '../../shared/table/useList';
import { useRested } from '../../shared/table/useRested';
import { TextLink } from '../../shared/ui/TextLink';
import { useUid } from '../../shared/auth/useSession';
import { FilterBar } from './FilterBar';
import { filterOf, names, statusInAddress } from './filters';
import { Results } from './Results';
import styles from './billing.module.css';

/** How the overdue banner arrives, and how it is remembered that it did. */
interface Arrival {
  status?: 'Expired';
  arrived?: true;
}

/** /financeiro: the billets of the user's clients, what they come to, and how they are paid. */
export function BillingPage() {
  const uid = useUid();
  const { state } = useLocation() as { state: Arrival | null };
  if (state?.status === 'Expired') {
    const to = `${paths.billing}?situacao=${statusInAddress('Expired')}`;
    return <Navigate to={to} state={{ arrived: true } satisfies Arrival} replace />;
  }
  if (!uid) return <Skeleton lines={4} height="16" />;
  return <Billing key={uid} uid={uid} arrived={state?.arrived === true} />;
}

function Billing({ uid, arrived }: { uid: string; arrived: boolean }) {
  const list = useList(uid, names);
  const { filters, sorting, page } = list;
  const text = useRested(list.text);
  const problem = periodProblem({ from: filters.de, to: filters.ate }, today());
  // What was searched for before must not hide what the person came for.
  const forget = useEffectEvent(() => {
    if (arrived && list.text !== '') list.type('');
  });
  useEffect(() => forget(), []);
  const turn = (to: number, isGone?: boolean) => {
    list.turnTo(to, isGone);
    if (!isGone) document.getElementById('conteudo')?.scrollIntoView();
  };
  return (
    <div className={styles.page}>
      <TextLink asChild justifySelf="end" fontSize="sm" data-print="none">
        <Link to={paths.helpBilling}>Como usar o Financeiro</Link>
      </TextLink>
      <FilterBar list={list} problem={problem} />
      <Results
        filter={filterOf(filters, sorting, text)}
        problem={problem}
        page={page}
        isNarrow={list.isNarrow}
        sorting={sorting}
        onSort={list.sort}
        onPage={turn}
        onClear={list.clear}
      />
    </div>
  );
}
