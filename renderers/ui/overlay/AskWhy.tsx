import { CircleQuestionMark } from 'lucide-react';
import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useDismiss } from './useDismiss';
import { useFloat } from './useFloat';
import styles from './overlay.module.css';

interface Props {
  readonly about: string;
  /** Loads the answer's code before opening; on failure nothing opens. */
  readonly fetch?: () => Promise<unknown>;
  readonly children: (close: () => void) => ReactNode;
}

export function AskWhy({ about, fetch, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const float = useRef<HTMLDivElement>(null);
  useFloat({ open: isOpen, anchor: button, float, align: 'end' });
  useDismiss(isOpen, box, (byKey) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });
  const open = () =>
    Promise.resolve(fetch?.()).then(
      () => setOpen(true),
      () => undefined,
    );
  const leave = ({ relatedTarget }: FocusEvent) => {
    // A press on its own text moves no focus.
    if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    <span ref={box} className={styles.whyAnchor} onBlur={leave}>
      <button
        ref={button}
        type="button"
        data-why=""
        className={styles.why}
        aria-expanded={isOpen}
        aria-describedby={about}
        onClick={() => (isOpen ? setOpen(false) : void open())}
      >
        <CircleQuestionMark size={16} aria-hidden="true" />
        <span className="ui-hidden">Por quê?</span>
      </button>
      {isOpen && (
        <div ref={float} popover="manual" className={`${styles.float} ${styles.tip} ${styles.whyTold}`}>
          {children(() => setOpen(false))}
        </div>
      )}
    </span>
  );
}
