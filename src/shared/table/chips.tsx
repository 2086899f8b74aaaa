import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useDismiss, useFloat } from '../../../renderers/ui';
import styles from './filters.module.css';

interface ChoiceProps<Value extends string | number> {
  readonly id: string;
  readonly label: string;
  /** Label while nothing is chosen; without it, something always is. */
  readonly all?: string;
  readonly face?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** Shows its name while inactive, then its choice. Built on a native select. */
export function ChoiceFilter<Value extends string | number>(props: ChoiceProps<Value>) {
  const { id, label, all, face, options, value, onChange } = props;
  const at = options.findIndex((option) => option.value === value);
  const chosen = options[at];
  return (
    <div className={styles.chip} data-on={chosen && all !== undefined ? true : undefined}>
      <Face text={face ?? (chosen ? `${label}: ${chosen.label}` : label)} />
      <select
        id={id}
        aria-label={label}
        className={styles.over}
        value={at}
        onChange={(event) => onChange(options[Number(event.target.value)]?.value)}
      >
        {all !== undefined && <option value={-1}>{all}</option>}
        {options.map((option, index) => (
          <option key={option.value} value={index}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

const Face = ({ text }: { text: string }) => (
  <>
    <span className={styles.face} aria-hidden="true">
      {text}
    </span>
    <ChevronDown size={16} aria-hidden="true" />
  </>
);

interface PanelProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly isInvalid: boolean;
  readonly children: ReactNode;
}

export function PanelFilter({ text, isOn, isInvalid, children }: PanelProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useFloat({ open, anchor: box, float: panel });
  useDismiss(open, box, (byKey) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });
  useEffect(() => {
    if (open) panel.current?.querySelector('input')?.focus();
  }, [open]);
  return (
    <div ref={box}>
      <button
        ref={button}
        type="button"
        className={styles.chip}
        data-on={isOn || undefined}
        data-invalid={isInvalid || undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.face}>{text}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {open && (
        <div ref={panel} id={id} popover="manual" className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
