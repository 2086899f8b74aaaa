import { Check } from 'lucide-react';
import { useEffect, type Ref } from 'react';
import type { Option, OptionValue } from './options';
import styles from '../overlay/overlay.module.css';

interface OptionListProps<Value extends OptionValue> {
  ref: Ref<HTMLDivElement>;
  id: string;
  options: readonly Option<Value>[];
  active: number;
  selected?: Value | undefined;
  none?: string | undefined;
  onPick: (option: Option<Value>) => void;
}

const most = 200;

/** The list under a combobox. The input keeps focus; a press on an option must not take it. */
export function OptionList<Value extends OptionValue>({ ref, ...props }: OptionListProps<Value>) {
  const { id, options, active } = props;
  useEffect(() => {
    document.getElementById(`${id}-option-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      ref={ref}
      popover="manual"
      className={`${styles.float} ${styles.list}`}
      onPointerDown={(event) => event.preventDefault()}
    >
      {/* A browser makes what scrolls a stop of Tab, which would end on a list that is gone. */}
      <div role="listbox" id={`${id}-list`} aria-labelledby={`${id}-label`} tabIndex={-1}>
        {options.slice(0, most).map((option, index) => (
          <div
            key={String(option.value)}
            id={`${id}-option-${index}`}
            role="option"
            className={styles.option}
            aria-selected={option.value === props.selected}
            aria-disabled={option.disabled || undefined}
            data-active={index === active || undefined}
            data-under={option.isUnder || undefined}
            onClick={() => props.onPick(option)}
          >
            {option.note ? <Noted {...option} note={option.note} /> : option.label}
            {option.value === props.selected && <Check size={16} aria-hidden="true" />}
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p className={styles.none} role="status">
          {props.none}
        </p>
      )}
      {options.length > most && <p className={styles.none}>Continue digitando para ver mais opções.</p>}
    </div>
  );
}

const Noted = ({ label, note }: { label: string; note: string }) => (
  <span>
    {label} <span className={styles.note}>{note}</span>
  </span>
);
