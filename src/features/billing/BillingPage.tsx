import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Skeleton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { useList } from '../../shared/table/useList';
import { useUid } from '../../shared/auth/useSession';
import { names, statusInAddress } from './filters';
import { Results } from './Results';

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
  // What was searched for before must not hide what the person came for.
  const forget = useEffectEvent(() => {
    if (arrived && list.text !== '') list.type('');
  });
  useEffect(() => forget(), []);
  return <Results list={list} />;
}
