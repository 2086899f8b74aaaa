import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { counted } from '../../../../engine/values';
import { Button } from '../../../../renderers/ui';
import { useCommentsAt } from '../../comments/commentsAt';
import { IsNamedContext, useFormPlace } from './formPlace';
import styles from './form.module.css';

interface Props {
  readonly pointer: string;
  readonly title: string;
  readonly note: string;
  readonly errors: number;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Rendered only once opened, since large files are mostly closed. */
export function Group({ pointer, title, note, errors, actions, children }: Props) {
  const { open, onText } = useFormPlace();
  const said = useCommentsAt(pointer);
  const [isOpen, setOpen] = useState(() => open.has(pointer));
  const toggle = () => {
    if (isOpen) open.delete(pointer);
    else open.add(pointer);
    setOpen(!isOpen);
  };
  return (
    <section className={styles.group} data-place={pointer} aria-label={title}>
      <div className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={toggle}>
          <ChevronRight size={18} aria-hidden="true" />
          <span className={styles.title}>{title}</span> <span className={styles.note}>{note}</span>{' '}
          {errors > 0 && (
            <span className={styles.wrong}>{errors === 1 ? '1 problema' : `${errors} problemas`}</span>
          )}
          {said > 0 && <span className={styles.said}>{counted(said, 'comentário', 'comentários')}</span>}
        </button>
        {actions}
      </div>
      {isOpen && (
        <div className={styles.body} data-inside>
          <IsNamedContext value={true}>{children}</IsNamedContext>
          <div>
            <Button kind="quiet" size="sm" onClick={() => onText(pointer)}>
              Ver no texto
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
