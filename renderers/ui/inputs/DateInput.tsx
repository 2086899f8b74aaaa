import { Calendar as CalendarIcon } from 'lucide-react';
import { memo, useRef, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../feedback/toastStore';
import { useDismiss } from '../overlay/useDismiss';
import { useFloat } from '../overlay/useFloat';
import { late } from '../late';
import { today } from '../today';
import { dateText, readDate, withSlashes } from '../../../engine/values';
import { controlAttributes } from './control';
import type { TextForm } from './typedText';
import { useTypedText, type TypedTextProps } from './useTypedText';
import field from './Field.module.css';
import overlay from '../overlay/overlay.module.css';

export interface DateInputProps extends TypedTextProps<string> {
  /** ISO, YYYY-MM-DD. */
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** ISO; the day the calendar marks and opens on. */
  today?: string;
}

const form: TextForm<string> = {
  read(text, onLeaving) {
    const value = readDate(text, onLeaving);
    if (value !== undefined) return { value };
    return text.trim() === '' ? {} : { fault: 'format' };
  },
  write: dateText,
  grown: withSlashes,
};

/** Loaded when a field gets focus: most people type dates. */
const Calendar = late(async () => (await import('./Calendar')).Calendar);

// A failed load is retried on opening.
const fetchCalendar = () => void Calendar.fetch().catch(() => undefined);
const sayMissing = () => toast('warning', 'Não foi possível abrir o calendário. Digite a data.');

/** A typed or picked date; undefined while the text is invalid, which stays. */
export const DateInput = memo(function DateInput(props: DateInputProps) {
  const { value, min, max } = props;
  const box = useRef<HTMLDivElement>(null);
  const float = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // A user who moved on while it loaded is not called back.
  const wanted = useRef(false);
  const { ref, shown, onChange, onKeyDown, settle, take } = useTypedText(props, form);
  useFloat({ open, anchor: box, float });
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  };
  useDismiss(open, box, close);
  const toggle = () => {
    if (open) return setOpen(false);
    wanted.current = true;
    void Calendar.fetch().then(show, sayMissing);
  };
  // Synchronous with its focus: a key between render and focus would be lost.
  const show = () => flushSync(() => setOpen(wanted.current));

  const pick = (iso: string) => {
    take({ text: dateText(iso), caret: 0 }, true);
    close(true);
  };
  const leave = (event: FocusEvent) => {
    if (box.current?.contains(event.relatedTarget)) return;
    wanted.current = false;
    setOpen(false);
    settle();
    props.onBlur?.();
  };

  return (
    <div ref={box} onFocus={fetchCalendar} onBlur={leave}>
      <input
        {...controlAttributes({
          ...props,
          onBlur: undefined,
          placeholder: props.placeholder ?? 'DD/MM/AAAA',
        })}
        ref={ref}
        className={field.input}
        data-figures=""
        data-room="date"
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
          onPointerEnter={fetchCalendar}
          onClick={toggle}
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
