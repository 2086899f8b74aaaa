import { ChevronDown } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useDismiss } from '../overlay/useDismiss';
import { useFloat } from '../overlay/useFloat';
import { controlAttributes, type ControlProps } from './control';
import { OptionList } from './OptionList';
import type { Option, OptionValue } from './options';
import styles from './Field.module.css';

export interface ComboBaseProps<Value extends OptionValue> {
  control: Omit<ControlProps<unknown>, 'value' | 'onChange'>;
  text: string;
  onText: (text: string) => void;
  /** Already filtered. */
  options: readonly Option<Value>[];
  selected?: Value;
  onPick: (value: Value) => void;
  /** Shown when nothing matches; without it no list opens then. */
  none?: string;
  /** A select opens on click and shows an arrow; free text opens as one types, and on click while it is empty. */
  arrow?: boolean;
}

/** Text field with a list (ARIA combobox pattern); the caller decides what typing and leaving mean. */
export function ComboBase<Value extends OptionValue>(props: ComboBaseProps<Value>) {
  const { options, control, none } = props;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && (options.length > 0 || Boolean(none));
  useFloat({ open: shown, anchor: box, float: list, matchWidth: true });
  useDismiss(shown, box, () => setOpen(false));

  const show = () => {
    setActive(options.findIndex((option) => option.value === props.selected));
    setOpen(true);
  };
  const pick = (option: Option<Value> | undefined) => {
    if (!option || option.disabled) return;
    props.onPick(option.value);
    setOpen(false);
  };
  const type = (text: string) => {
    props.onText(text);
    setActive(text === '' ? -1 : 0);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (shown) setActive(nextEnabled(options, active, step));
      else show();
    } else if (shown && active >= 0 && (event.key === 'Enter' || (event.key === 'Tab' && props.arrow))) {
      if (event.key === 'Enter') event.preventDefault();
      pick(options[active]);
    }
  };
  const onBlur = () => {
    setOpen(false);
    control.onBlur?.();
  };

  return (
    <div ref={box}>
      <input
        {...controlAttributes({ ...control, onBlur })}
        className={styles.input}
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${control.id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${control.id}-option-${active}` : undefined}
        value={props.text}
        onChange={(event) => type(event.target.value)}
        onClick={() => (props.arrow || props.text === '') && show()}
        onFocus={(event) => props.arrow && event.target.select()}
        onKeyDown={onKeyDown}
      />
      {props.arrow && (
        <span className={styles.inner}>
          <ChevronDown size={18} aria-hidden="true" />
        </span>
      )}
      {shown && (
        <OptionList
          ref={list}
          id={control.id}
          options={options}
          active={active}
          selected={props.selected}
          none={none}
          onPick={pick}
        />
      )}
    </div>
  );
}

function nextEnabled(options: readonly Option<OptionValue>[], from: number, step: number) {
  for (let turn = 1; turn <= options.length; turn++) {
    const at = (from + step * turn + (from < 0 && step < 0 ? 1 : 0) + options.length * 2) % options.length;
    if (!options[at]?.disabled) return at;
  }
  return -1;
}
