import { Link, Outlet, useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../../src/shared/config/useDocumentTitle';
import { Brand } from '../../src/shared/layout/Brand';
import { FocusedTitle } from '../../src/shared/layout/FocusedTitle';
import { PageTitleProvider, useOwnTitle } from '../../src/shared/layout/pageTitle';
import { trail } from '../../src/shared/layout/screens';
import { paths } from '../../src/shared/paths';
import { TextLink } from '../../src/shared/ui/TextLink';
import styles from './analysts.module.css';

const LINKS = [
  [paths.definitions, 'Em vigor'],
  [paths.productDrafts, 'Rascunhos'],
  [paths.publications, 'Publicações'],
  [paths.comparison, 'Comparar versões'],
  [paths.definitionSearch, 'Buscar nas definições'],
] as const;

/** The frame where nobody is signed in, as while developing: the ways between the pages, and their title. */
export function VisitorFrame() {
  return (
    <PageTitleProvider>
      <nav className={styles.nav} aria-label="Páginas de produtos">
        {LINKS.map(([to, text]) => (
          <TextLink key={to} asChild>
            <Link to={to}>{text}</Link>
          </TextLink>
        ))}
      </nav>
      <main className={styles.visited}>
        <Brand />
        <Title />
        <Outlet />
      </main>
    </PageTitleProvider>
  );
}

function Title() {
  const { pathname } = useLocation();
  const title = useOwnTitle()?.title ?? trail(pathname).title;
  useDocumentTitle(title);
  return <FocusedTitle key={title} text={title} />;
}
