import { Alert, Button } from '../../../renderers/ui';
import { describeError } from '../api/describeError';
import styles from './table.module.css';

export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, message } = describeError(error);
  return (
    <div className={styles.failed}>
      <Alert tone="danger" live title={title}>
        <p>{message}</p>
      </Alert>
      <Button kind="secondary" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  );
}
