import { useSyncExternalStore } from 'react';
import { fieldId } from '../fields/fieldId';
import { useWizard } from '../store/hooks';
import { Alert, Button } from '../ui';
import styles from './wizard.module.css';

export function EmptiedNote() {
  const { store } = useWizard();
  const emptied = useSyncExternalStore(store.subscribe, store.getEmptied);
  if (!emptied) return null;
  const { states, definition } = store.getSession();
  const titleOf = (path: string) => states.at(definition.byPath.get(path)!.index).title;
  const undo = () => {
    store.giveBack();
    document.getElementById(fieldId(emptied.edited))?.focus();
  };
  const titles = emptied.paths.map(titleOf).join(', ');
  return (
    <div className={styles.emptied}>
      <Alert tone="info" title={`A mudança de ${titleOf(emptied.edited)} limpou: ${titles}.`} live>
        {emptied.canGiveBack && (
          <Button kind="quiet" size="sm" onClick={undo}>
            Desfazer
          </Button>
        )}
      </Alert>
    </div>
  );
}
