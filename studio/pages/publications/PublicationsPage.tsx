import { Link } from 'react-router-dom';
import { Alert, EmptyState, Skeleton } from '../../../renderers/ui';
import { TextLink } from '../../../src/shared/ui/TextLink';
import { publication } from '../places';
import { PublicationCard } from './PublicationCard';
import { Arrived } from './Arrived';
import { useArrived } from './useArrived';
import { usePublications } from './usePublications';
import { StudioPage } from '../StudioPage';
import page from '../analysts.module.css';
import styles from './publications.module.css';

const ABOUT = 'O que uma pessoa propõe, outra aprova. Formulários já abertos seguem como começaram.';

/** /produtos/publicacoes: what was proposed, what is in force, and the way back. */
export function PublicationsPage() {
  const publications = usePublications();
  const { list, error, refusal } = publications;
  const { shown, arrived, show } = useArrived(list?.Items);
  return (
    <StudioPage title="Publicações" about={<p className={page.muted}>{ABOUT}</p>}>
      {refusal && (
        <Alert tone="danger" title={refusal.message} live>
          {refusal.unread !== undefined && (
            <TextLink asChild>
              <Link to={publication(refusal.unread)}>Ler o que a publicação nº {refusal.unread} faz</Link>
            </TextLink>
          )}
        </Alert>
      )}
      {error !== undefined && !list && <Alert tone="danger" title="Não foi possível ler as publicações." />}
      {!list && error === undefined && <Skeleton lines={6} />}
      {list?.Items.length === 0 && <EmptyState title="Nenhuma publicação ainda" />}
      {list && <Arrived arrived={arrived} onShow={show} />}
      {shown.length > 0 && (
        <ul className={styles.list} aria-label="Publicações">
          {shown.map((release) => (
            <li key={release.Id}>
              <PublicationCard release={release} publications={publications}>
                <TextLink asChild>
                  <Link to={publication(release.Id)}>Ver o que muda: nº {release.Id}</Link>
                </TextLink>
              </PublicationCard>
            </li>
          ))}
        </ul>
      )}
    </StudioPage>
  );
}
