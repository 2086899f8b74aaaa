import { Settings2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { IconButton, type Column } from '../../../renderers/ui';
import { laterDialog } from '../../../renderers/ui/laterDialog';
import type { ListView } from './useView';
import styles from './filters.module.css';

const ViewDialog = laterDialog(async () => (await import('./ViewDialog')).ViewDialog);

interface ViewButtonProps {
  readonly view: ListView;
  readonly columns: readonly Pick<Column<never>, 'key' | 'header' | 'share'>[];
}

export function ViewButton({ view, columns }: ViewButtonProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <IconButton label="Colunas e densidade" className={styles.view} onClick={() => setOpen(true)}>
        <Settings2 size={18} aria-hidden="true" />
      </IconButton>
      {open && <ViewDialog view={view} columns={columns} onClose={close} />}
    </>
  );
}
