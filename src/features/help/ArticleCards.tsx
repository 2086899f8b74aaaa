import { chakra } from '@chakra-ui/react';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import type { Found } from './searchArticles';

export function ArticleCards({ found }: { found: readonly Found[] }) {
  return (
    <chakra.ul display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))">
      {found.map(({ article, excerpt }) => (
        <li key={article.id}>
          <Card
            asChild
            display="flex"
            gap="3"
            h="full"
            _hover={{ borderColor: 'primary', boxShadow: 'raised' }}
          >
            <Link to={`${paths.help}#${article.id}`}>
              <chakra.span color="primary" mt="0.5" flexShrink="0">
                <BookOpen size={22} aria-hidden="true" />
              </chakra.span>
              <span>
                <chakra.span display="block" fontWeight="semibold">
                  {article.title}
                </chakra.span>
                <chakra.span fontSize="sm" color="muted">
                  {excerpt}
                </chakra.span>
              </span>
            </Link>
          </Card>
        </li>
      ))}
    </chakra.ul>
  );
}
