import { useId, useRef, useState } from 'react';
import { useDismiss } from './useDismiss';
import { useFloat } from './useFloat';
import styles from './overlay.module.css';

interface Props {
  readonly word: string;
  readonly about?: string;
  readonly children: string;
}

export function Explain({ word, about, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const float = useRef<HTMLSpanElement>(null);
  useFloat({ open, anchor: box, float });
  useDismiss(open, box, () => setOpen(false));
  return (
    <span ref={box} onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        className={styles.explain}
        aria-describedby={id}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      >
        {word}
        {about && <span className="ui-hidden">: {about}</span>}
      </button>
      {open ? (
        <span ref={float} id={id} role="tooltip" popover="manual" className={`${styles.float} ${styles.tip}`}>
          {children}
        </span>
      ) : (
        <span id={id} hidden>
          {children}
        </span>
      )}
    </span>
  );
}
