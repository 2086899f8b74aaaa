import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { FoundPage } from '../../../contract/search';
import { paths } from '../../shared/paths';
import { allOf } from '../../shared/table/listAddress';
import { TextLink } from '../../shared/ui/TextLink';
import { QuoteCards } from './QuoteCards';
import { useSpokenChanges } from './useSpokenChanges';

const SHOWN = 3;

export function RecentList({ items }: { items: FoundPage['Items'] }) {
  useSpokenChanges(items);
  return (
    <chakra.section aria-labelledby="recent-title" display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="space-between" alignItems="baseline">
        <chakra.h2 id="recent-title" fontSize="lg">
          Suas solicitações recentes
        </chakra.h2>
        <TextLink asChild>
          <Link to={allOf(paths.requestStatus)}>
            Ver todas<span className="ui-hidden"> as solicitações</span>
          </Link>
        </TextLink>
      </chakra.div>
      <QuoteCards quotes={items.slice(0, SHOWN)} />
    </chakra.section>
  );
}
