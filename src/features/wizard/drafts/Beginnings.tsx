import { useLocation, useNavigate } from 'react-router-dom';
import type { DraftEntry } from '../../../../contract/drafts';
import type { Answers } from '../../../../engine/index';
import type { RequestEntry } from '../../../../engine/definition';
import { Alert, Button, Card } from '../../../../renderers/ui';
import { choiceOf } from '../../../shared/products/choices';
import { ManyAtOnce } from '../../../shared/requests/ManyAtOnce';
import { isBatched } from '../../../shared/requests/places';
import type { WizardState } from '../../../shared/requests/navigation';
import type { TemplateEntry } from '../../../../contract/templates';
import { TemplateItems } from '../../drafts/TemplateItems';
import { DraftItems } from '../../drafts/DraftItems';
import styles from '../wizard.module.css';

interface Props {
  readonly uid: string;
  readonly entry: RequestEntry;
  readonly drafts: readonly DraftEntry[];
  readonly again: () => void;
  readonly templates: readonly TemplateEntry[];
  readonly reread: () => void;
  readonly begin: () => void;
  readonly carries?: Answers | undefined;
}

export function Beginnings({ uid, entry, drafts, again, templates, reread, begin, carries }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const chosen = choiceOf(entry.wizard, carries);
  const resume = ({ Key }: DraftEntry) => {
    const state: WizardState = { resume: Key, opening: Key };
    void navigate({ pathname, search }, { state, replace: true });
  };
  return (
    <div className={styles.beginnings}>
      {drafts.length > 0 && (
        <Alert
          tone="info"
          title={
            drafts.length === 1
              ? 'Você tem uma solicitação não concluída'
              : `Você tem ${drafts.length} solicitações não concluídas`
          }
        >
          <DraftItems uid={uid} drafts={drafts} onResume={resume} onChange={again} />
        </Alert>
      )}
      {templates.length > 0 && (
        <Card as="section" aria-labelledby="templates-title">
          <h2 id="templates-title" className={styles.product}>
            Começar de um modelo
          </h2>
          <TemplateItems templates={templates} onChange={reread} />
        </Card>
      )}
      <div className={styles.choices}>
        <Button kind="secondary" onClick={begin}>
          {chosen ? `Começar ${chosen}` : drafts.length > 0 ? 'Começar outra' : 'Começar sem modelo'}
        </Button>
        {isBatched(entry) && <ManyAtOnce entry={entry} />}
      </div>
    </div>
  );
}
