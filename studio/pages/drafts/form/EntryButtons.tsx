import { ArrowDown, ArrowUp, CopyPlus, Trash2 } from 'lucide-react';
import { IconButton } from '../../../../renderers/ui';
import styles from './form.module.css';

interface Props {
  readonly name: string;
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
  readonly onCopy?: () => void;
  readonly onRemove?: () => void;
}

/** Buttons of a list entry; an impossible move stays visible but does nothing. */
export function EntryButtons({ name, onUp, onDown, onCopy, onRemove }: Props) {
  return (
    <div className={styles.buttons}>
      <IconButton label={`Mover ${name} para cima`} disabled={!onUp} onClick={onUp} data-entry="up">
        <ArrowUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Mover ${name} para baixo`} disabled={!onDown} onClick={onDown} data-entry="down">
        <ArrowDown size={18} aria-hidden="true" />
      </IconButton>
      {onCopy && (
        <IconButton label={`Duplicar ${name}`} onClick={onCopy}>
          <CopyPlus size={18} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={`Retirar ${name}`} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
