import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { TextLink } from '../../shared/ui/TextLink';
import { useUser } from '../../shared/user/useUser';
import { FilterBar } from './FilterBar';
import { Results } from './Results';
import { useTracking } from './useTracking';

/** /status-solicitacao: all requests of the user's clients, as they are now. */
export function TrackingPage() {
  const { user } = useUser();
  return user ? <Tracking key={user.uid} uid={user.uid} /> : <Skeleton lines={4} height="16" />;
}

function Tracking({ uid }: { uid: string }) {
  const { filters, applied, page, problem, change, clear, turnTo } = useTracking(uid);
  const turn = (to: number) => {
    turnTo(to);
    document.getElementById('conteudo')?.scrollIntoView();
  };
  return (
    <chakra.div display="grid" gap="4">
      <TextLink asChild justifySelf="end" fontSize="sm" data-print="none">
        <Link to={paths.helpRequestStatus}>Como acompanhar o status da solicitação</Link>
      </TextLink>
      <FilterBar filters={filters} problem={problem} onChange={change} onClear={clear} />
      <Results filters={applied} page={page} onPage={turn} onClear={clear} />
    </chakra.div>
  );
}
