import { Calendar as CalendarIcon } from 'lucide-react';
import { memo, useRef, useState, type FocusEvent } from 'react';
import { useDismiss } from '../overlay/useDismiss';
import { useFloat } from '../overlay/useFloat';
import { Calendar } from './Calendar';
import { today } from '../today';
import { readDate, dateText, withSlashes } from '../../../engine/values/dateText';
import { controlAttributes } from './control';
import type { TextForm } from './typedText';
import { useTypedText, type TypedTextProps } from './useTypedText';
import field from './Field.module.css';
import overlay from '../overlay/overlay.module.css';

export interface DateInputProps extends TypedTextProps<string> {
  /** ISO, YYYY-MM-DD. */
  value: string | undefined;
  min?: string;
  max?: string;
  /** ISO; the day the calendar marks and opens on. */
  today?: string;
}

const form: TextForm<string> = {
  read(text, onLeaving) {
    const value = readDate(text, onLeaving);
    return value === undefined && text.trim() !== '' ? { fault: 'format' } : { value };
  },
  write: dateText,
  grown: withSlashes,
};

/** A date typed as people write it or picked from a calendar; undefined while the text is no date, which stays. */
export const DateInput = memo(function DateInput(props: DateInputProps) {
  const { value, min, max } = props;
  const box = useRef<HTMLDivElement>(null);
  const float = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { ref, shown, onChange, onKeyDown, settle, take } = useTypedText(props, form);
  useFloat({ open, anchor: box, float });
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  };
  useDismiss(open, box, close);

  const pick = (iso: string) => {
    take({ text: dateText(iso), caret: 0 }, true);
    close(true);
  };
  const leave = (event: FocusEvent) => {
    if (box.current?.contains(event.relatedTarget)) return;
    setOpen(false);
    settle();
    props.onBlur?.();
  };

  return (
    <div ref={box} onBlur={leave}>
      <input
        {...controlAttributes({
          ...props,
          onBlur: undefined,
          placeholder: props.placeholder ?? 'DD/MM/AAAA',
        })}
        ref={ref}
        className={field.input}
        data-figures=""
        inputMode="numeric"
        value={shown}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
      {!props.readOnly && (
        <button
          ref={button}
          type="button"
          className={field.inner}
          aria-label="Abrir calendário"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-describedby={`${props.id}-label`}
          disabled={props.disabled}
          onClick={() => setOpen(!open)}
        >
          <CalendarIcon size={18} aria-hidden="true" />
        </button>
      )}
      {open && (
        <div ref={float} popover="manual" className={overlay.float} role="dialog" aria-label="Escolher data">
          <Calendar value={value} min={min} max={max} today={props.today ?? today()} onPick={pick} />
        </div>
      )}
    </div>
  );
});
