import { Link } from 'react-router-dom';
import { Card, LinkButton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { ExecutiveWays } from './ExecutiveWays';
import { useFlow } from '../../shared/requests/flow';
import { followWords, statusPage } from '../../shared/requests/places';
import type { Registered } from '../../../contract/quotes';
import pageStyles from '../../shared/ui/page.module.css';
import styles from './wizard.module.css';

interface Props {
  readonly registered: Registered;
  readonly lead?: boolean | undefined;
}

export function SentNotice({ registered, lead = false }: Props) {
  const { executive } = useFlow();
  return (
    <Card as="section" aria-labelledby="sent-title">
      <h2 id="sent-title" className={pageStyles.heading}>
        Esta solicitação já foi enviada
      </h2>
      <div className={pageStyles.stack}>
        <p>
          Número da solicitação: <strong>{registered.Identifier}</strong>
        </p>
        <p>O que foi enviado não muda por esta página.</p>
      </div>
      <div className={styles.choices}>
        {executive ? (
          <ExecutiveWays identifier={registered.Identifier} />
        ) : (
          <Ways {...{ registered, lead }} />
        )}
      </div>
    </Card>
  );
}

function Ways({ registered, lead }: Props) {
  const { selection } = useFlow();
  return (
    <>
      <LinkButton asChild kind="secondary">
        <Link to={selection}>Nova Solicitação</Link>
      </LinkButton>
      <LinkButton asChild>
        <Link to={lead ? paths.home : statusPage(registered.Identifier)}>
          {lead ? 'Voltar ao início' : followWords(registered.Identifier)}
        </Link>
      </LinkButton>
    </>
  );
}
