import { useRef, useState, type KeyboardEvent } from 'react';
import { useDismiss } from '../overlay/useDismiss';
import { useFloat } from '../overlay/useFloat';
import { OptionList } from './OptionList';
import type { Option, OptionValue } from './options';

interface Listed<Value extends OptionValue> {
  readonly id: string;
  /** Already filtered. */
  readonly options: readonly Option<Value>[];
  readonly selected?: Value | undefined;
  /** Shown when nothing matches; without it no list opens then. */
  readonly none?: string | undefined;
  /** Leaving by Tab picks what is marked. */
  readonly takesTab?: boolean | undefined;
  readonly onPick: (value: Value) => void;
}

/** A list under an input (ARIA combobox pattern): arrows open it and choose, Enter picks, Esc closes. */
export function useOptionList<Value extends OptionValue>({ id, options, selected, ...rest }: Listed<Value>) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && (options.length > 0 || Boolean(rest.none));
  const hide = () => setOpen(false);
  useFloat({ open: shown, anchor: box, float: list, matchWidth: true });
  useDismiss(shown, box, hide);

  /** `marked`: what Enter picks; by default the selected one. */
  const show = (marked = options.findIndex(({ value }) => value === selected)) => {
    setActive(marked);
    setOpen(true);
  };
  const pick = (option: Option<Value> | undefined) => {
    if (!option || option.disabled) return;
    rest.onPick(option.value);
    hide();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const picks =
      event.key === 'Enter' ? !(event.ctrlKey || event.metaKey) : event.key === 'Tab' && rest.takesTab;
    if (step) {
      event.preventDefault();
      if (shown) setActive(nextEnabled(options, active, step));
      else show();
    } else if (shown && active >= 0 && picks) {
      if (event.key === 'Enter') event.preventDefault();
      pick(options[active]);
    }
  };
  return {
    box,
    show,
    hide,
    onKeyDown,
    aria: {
      role: 'combobox',
      'aria-expanded': shown,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': shown && active >= 0 ? `${id}-option-${active}` : undefined,
    } as const,
    list: shown && (
      <OptionList
        ref={list}
        id={id}
        options={options}
        active={active}
        selected={selected}
        none={rest.none}
        onPick={pick}
      />
    ),
  };
}

function nextEnabled(options: readonly Option<OptionValue>[], from: number, step: number) {
  for (let turn = 1; turn <= options.length; turn++) {
    const at = (from + step * turn + (from < 0 && step < 0 ? 1 : 0) + options.length * 2) % options.length;
    if (!options[at]?.disabled) return at;
  }
  return -1;
}
