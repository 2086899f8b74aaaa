import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { TrackedQuote } from '../../../contract/search';
import { Alert, Button } from '../../../renderers/ui';
import { doneWasSeen, justDone } from '../../shared/requests/justDone';
import { requestPage } from '../../shared/requests/places';
import { TextLink } from '../../shared/ui/TextLink';
import styles from './tracking.module.css';

interface JustDoneNoteProps {
  readonly items: readonly TrackedQuote[] | undefined;
  readonly isNarrow: boolean;
  readonly onClear: () => void;
}

export function JustDoneNote({ items, isNarrow, onClear }: JustDoneNoteProps) {
  const identifier = justDone();
  const isSeen = items?.some(({ Identifier }) => Identifier === identifier) === true;
  useEffect(() => {
    if (isSeen) doneWasSeen();
  }, [isSeen]);
  if (!identifier || !items || isSeen) return null;
  return (
    <Alert
      tone="info"
      title={`A solicitação ${identifier} não está ${isNarrow ? 'entre as filtradas' : 'nesta página'}`}
    >
      <p className={styles.ways}>
        <TextLink asChild>
          <Link to={requestPage(identifier)}>Abrir a solicitação</Link>
        </TextLink>
        {isNarrow && (
          <Button kind="quiet" size="sm" onClick={onClear}>
            Mostrar todas
          </Button>
        )}
      </p>
    </Alert>
  );
}
