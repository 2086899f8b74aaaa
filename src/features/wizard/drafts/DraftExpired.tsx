import { Link } from 'react-router-dom';
import { Alert, Button, LinkButton } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import styles from '../wizard.module.css';

export function DraftExpired({ onBegin }: { onBegin: () => void }) {
  return (
    <Alert tone="warning" title="Este rascunho expirou" live>
      <p>Ele ficou muito tempo sem alterações, e as respostas foram apagadas.</p>
      <div className={styles.choices}>
        <Button onClick={onBegin}>Começar de novo</Button>
        <LinkButton asChild kind="quiet">
          <Link to={paths.drafts}>Ver rascunhos</Link>
        </LinkButton>
      </div>
    </Alert>
  );
}
