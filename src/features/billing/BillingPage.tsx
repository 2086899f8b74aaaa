import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Skeleton } from '../../../renderers/ui';
import { today } from '../../shared/config/serverClock';
import { paths } from '../../shared/paths';
import { periodProblem } from '../../shared/table/period';
import { useList } from '../../shared/table/useList';
import { useRested } from '../../shared/table/useRested';
import { useView } from '../../shared/table/useView';
import { useUid } from '../../shared/auth/useSession';
import { filterOf, names, statusInAddress } from './filters';
import { Results } from './Results';
import table from '../../shared/table/table.module.css';

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
  const view = useView(uid, names.key);
  const { filters, sorting } = list;
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
    <div className={table.list}>
      <Results
        list={list}
        filter={filterOf(filters, sorting, text)}
        problem={problem}
        view={view}
        onPage={turn}
      />
    </div>
  );
}
