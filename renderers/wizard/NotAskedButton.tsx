import { useState } from 'react';
import { mayNotAsk } from '../../engine/index';
import { useWizard } from '../store/hooks';
import { Button } from '../ui';
import { laterDialog } from '../ui/laterDialog';

const NotAskedDialog = laterDialog(async () => (await import('./NotAskedDialog')).NotAskedDialog);

export function NotAskedButton() {
  const { store } = useWizard();
  const [isOpen, setOpen] = useState(false);
  if (!mayNotAsk(store.getSession().definition)) return null;
  return (
    <>
      <Button kind="quiet" size="sm" onClick={() => setOpen(true)}>
        O que não é perguntado
      </Button>
      {isOpen && <NotAskedDialog onClose={() => setOpen(false)} />}
    </>
  );
}
