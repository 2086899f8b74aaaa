import { useLocation, useNavigate } from 'react-router-dom';
import type { DraftEntry } from '../../../../contract/drafts';
import type { Answers } from '../../../../engine';
import type { RequestEntry } from '../../../../engine/definition/catalogue';
import { Alert, Button } from '../../../../renderers/ui';
import { choiceOf } from '../../../shared/products/catalogue';
import type { WizardState } from '../../../shared/requests/navigation';
import { DraftItems } from '../../drafts/DraftItems';
import styles from '../wizard.module.css';

interface Props {
  readonly uid: string;
  readonly entry: RequestEntry;
  readonly drafts: readonly DraftEntry[];
  readonly again: () => void;
  readonly begin: () => void;
  /** What the choice of product gives. */
  readonly carries?: Answers;
}

/** Before a product's wizard opens: what was begun of it and not sent, or a further one. */
export function Beginnings({ uid, entry, drafts, again, begin, carries }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const chosen = choiceOf(entry.wizard, carries);
  const resume = ({ Key }: DraftEntry) =>
    void navigate({ pathname, search }, { state: { resume: Key } satisfies WizardState, replace: true });
  return (
    <Alert
      tone="info"
      title={
        drafts.length === 1
          ? 'Você tem uma solicitação não concluída'
          : `Você tem ${drafts.length} solicitações não concluídas`
      }
    >
      <DraftItems uid={uid} drafts={drafts} onResume={resume} onChange={again} />
      <div className={styles.choices}>
        <Button kind="secondary" onClick={begin}>
          {chosen ? `Começar ${chosen}` : 'Começar outra'}
        </Button>
      </div>
    </Alert>
  );
}
