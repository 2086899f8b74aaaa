import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Pending } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { TextLink } from '../../shared/ui/TextLink';
import { useNewest } from './api';
import type { FoundPage } from '../../../contract/search';
import { QuoteCards } from './QuoteCards';
import { useSpokenChanges } from './useSpokenChanges';

const SHOWN = 3;
const NONE: FoundPage['Items'] = [];

/** The newest requests, on the home page; nothing while there is none. */
export function RecentQuotes() {
  const { data, error } = useNewest();
  useSpokenChanges(data?.Items ?? NONE);
  if (!data && !error) return <Pending />;
  if (!data || data.Total === 0) return null;
  return (
    <chakra.section aria-labelledby="recent-title" display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="space-between" alignItems="baseline">
        <chakra.h2 id="recent-title" fontSize="lg">
          Suas solicitações recentes
        </chakra.h2>
        <TextLink asChild>
          <Link to={paths.requestStatus}>
            Ver todas<span className="ui-hidden"> as solicitações</span>
          </Link>
        </TextLink>
      </chakra.div>
      <QuoteCards quotes={data.Items.slice(0, SHOWN)} />
    </chakra.section>
  );
}
