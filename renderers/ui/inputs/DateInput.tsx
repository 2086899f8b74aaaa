import { useMaskito } from '@maskito/react';
import { Calendar as CalendarIcon } from 'lucide-react';
import { memo, useRef, useState, type FocusEvent } from 'react';
import { useDismiss } from '../overlay/useDismiss';
import { useFloat } from '../overlay/useFloat';
import { Calendar } from './Calendar';
import { inRange, localToday, readDate, showDate } from './civilDate';
import { controlAttributes, type ControlProps } from './control';
import { maskOptions } from './masks';

export interface DateInputProps extends Omit<ControlProps<string | undefined>, 'value'> {
  /** ISO, YYYY-MM-DD. */
  value: string | undefined;
  min?: string;
  max?: string;
  /** ISO; the day the calendar marks and opens on. */
  today?: string;
  /** Empty the field on leaving it with something that is no date, or also with a date out of range. */
  clearInvalid?: 'text' | 'range';
  /** The text as typed, for a message while it is not a date. */
  onText?: (text: string) => void;
}

/** A date typed as DD/MM/AAAA or picked from a calendar; undefined while the text is not a date. */
export const DateInput = memo(function DateInput(props: DateInputProps) {
  const { value, min, max } = props;
  const box = useRef<HTMLDivElement>(null);
  const float = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const mask = useMaskito({ options: maskOptions('date') });
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  useFloat({ open, anchor: box, float });
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  };
  useDismiss(open, box, close);

  const shown = readDate(text) === value ? text : showDate(value);
  const type = (typed: string) => {
    setText(typed);
    props.onText?.(typed);
    if (readDate(typed) !== value) props.onChange(readDate(typed));
  };
  const pick = (iso: string) => {
    type(showDate(iso));
    close(true);
  };
  const leave = (event: FocusEvent) => {
    if (box.current?.contains(event.relatedTarget)) return;
    setOpen(false);
    const iso = readDate(shown);
    const kept = iso && (props.clearInvalid !== 'range' || inRange(iso, min, max));
    if (props.clearInvalid && shown !== '' && !kept) type('');
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
        ref={mask}
        className="ui-input"
        data-figures=""
        inputMode="numeric"
        value={shown}
        onInput={(event) => type(event.currentTarget.value)}
      />
      {!props.readOnly && (
        <button
          ref={button}
          type="button"
          className="ui-inner"
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
        <div ref={float} popover="manual" className="ui-float" role="dialog" aria-label="Escolher data">
          <Calendar value={value} min={min} max={max} today={props.today ?? localToday()} onPick={pick} />
        </div>
      )}
    </div>
  );
});
