import { chakra } from '@chakra-ui/react';
import { ArrowLeft, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { TextLink } from '../../shared/ui/TextLink';
import { useUser } from '../../shared/user/useUser';
import { useUpdates } from '../portal-updates/api';
import { UpdatesDialog } from '../portal-updates/UpdatesDialog';
import { articlesFor } from './article';
import { ArticleView } from './ArticleView';
import { ArticleCards } from './ArticleCards';
import { HelpSearch } from './HelpSearch';
import { NothingFound } from './NothingFound';
import { searchArticles } from './searchArticles';

/** /ajuda: tutorials that can be searched; each has an address of its own, /ajuda#{id}. */
export function HelpPage() {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useState({ at: '', text: '' });
  // A link to a tutorial ends the search, wherever it was followed.
  const at = key + hash;
  const query = search.at === at ? search.text : '';
  const setQuery = (text: string) => setSearch({ at, text });
  const { user } = useUser();
  const articles = articlesFor(user);
  const open = articles.find(({ id }) => `#${id}` === hash);
  const found = searchArticles(query, articles);
  const isSearching = query.trim() !== '';
  const openFirst = () => {
    const [first] = found;
    if (!first) return;
    void navigate(`${paths.help}#${first.article.id}`);
  };
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="flex-end" justifyContent="space-between">
        <HelpSearch query={query} count={found.length} onChange={setQuery} onEnter={openFirst} />
        <News />
      </chakra.div>
      {isSearching && found.length === 0 && <NothingFound query={query} onClear={() => setQuery('')} />}
      {isSearching && <ArticleCards found={found} />}
      {!isSearching && open && (
        <>
          <BackToAll />
          <ArticleView key={open.id} article={open} />
        </>
      )}
      {!isSearching && !open && (
        <ArticleCards found={articles.map((article) => ({ article, excerpt: article.summary }))} />
      )}
    </chakra.div>
  );
}

const BackToAll = () => (
  <TextLink asChild data-print="none" justifySelf="start" display="inline-flex" alignItems="center" gap="1.5">
    <Link to={paths.help}>
      <ArrowLeft size={16} aria-hidden="true" />
      Todos os tutoriais
    </Link>
  </TextLink>
);

function News() {
  const { data: updates, error } = useUpdates();
  const [open, setOpen] = useState(false);
  if (!updates) return error ? null : <chakra.div h="11" w="56" data-loading="" />;
  return (
    <>
      <Button kind="secondary" icon={<Sparkles size={18} />} onClick={() => setOpen(true)}>
        {updates.Title}
      </Button>
      {open && <UpdatesDialog updates={updates} onClose={() => setOpen(false)} />}
    </>
  );
}
