import { useState, useSyncExternalStore } from 'react';
import { summarise } from '../../../../engine/index';
import { SummaryView, type WizardStore } from '../../../../renderers';
import { downloadDocument } from '../../../shared/products/documents';
import styles from './repeat.module.css';

export function Folded({ store }: { store: WizardStore }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Ver toda a solicitação</summary>
      {isOpen && <Summary store={store} />}
    </details>
  );
}

function Summary({ store }: { store: WizardStore }) {
  const session = useSyncExternalStore(store.subscribe, store.getSession);
  return <SummaryView sections={summarise(session)} onDownload={(file) => void downloadDocument(file)} />;
}
