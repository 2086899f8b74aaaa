import { Link } from 'react-router-dom';
import { Button } from '../../renderers/ui';
import { useSignOut } from '../../src/shared/auth/SignOutContext';
import { useSession } from '../../src/shared/auth/useSession';
import { paths } from '../../src/shared/paths';
import { TextLink } from '../../src/shared/ui/TextLink';
import { comparison, publications } from './places';
import styles from './analysts.module.css';

const LINKS = [
  [paths.definitions, 'Produtos'],
  [paths.productDrafts, 'Rascunhos'],
  [publications, 'Publicações'],
  [comparison, 'Comparar versões'],
] as const;

/** The ways between the analysts' pages, to the rest of the portal, and out of it. */
export function AnalystNav() {
  const isSignedIn = useSession().status === 'signed-in';
  const signOut = useSignOut();
  const links = isSignedIn ? [...LINKS, [paths.myData, 'Meus dados'] as const] : LINKS;
  return (
    <nav className={styles.nav} aria-label="Páginas de produtos">
      {links.map(([to, text]) => (
        <TextLink key={to} asChild>
          <Link to={to}>{text}</Link>
        </TextLink>
      ))}
      {isSignedIn && (
        <Button kind="quiet" size="sm" onClick={() => void signOut()}>
          Sair
        </Button>
      )}
    </nav>
  );
}
