import { useEffect, useRef } from 'react';
import { choiceText, type Option } from '../../engine/index';
import { unmasked } from '../../engine/values';
import { ComboBase } from '../ui/inputs/ComboBase';
import { controlAria, Field, type OptionValue } from '../ui';
import type { WidgetProps } from './types';

function partsOf(match: Option, { properties = {} }: WidgetProps['schema']): object {
  const kept = Object.entries(match).filter(([name]) => Object.hasOwn(properties, name));
  return Object.fromEntries(kept);
}

/** The only match named like the text, masked or not. */
function namedBy(text: string, options: readonly Option[], schema: WidgetProps['schema']) {
  const typed = unmasked(text);
  const named = options.filter((option) => unmasked(choiceText(option, schema)) === typed);
  return typed !== '' && named.length === 1 ? named[0] : undefined;
}

/**
 * A choice among matches of the typed text; the session looks them up and keeps the text until one is chosen. A
 * full name is chosen on leaving, or when its match arrives later.
 */
export function SearchWidget({ frame, schema, state, value, unread, onChange, onBlur }: WidgetProps) {
  const chosen = value as Option | undefined;
  const matches = state.options.map((option) => ({
    value: option.value as OptionValue,
    label: choiceText(option, schema),
    disabled: option.disabled,
    note: option.note,
    isUnder: option.isUnder,
  }));
  const pick = (picked: OptionValue) => {
    const match = state.options.find((option) => option.value === picked);
    if (match) onChange(partsOf(match, schema));
  };
  const isLeft = useRef(false);
  const takeNamed = () => {
    const named = chosen ? undefined : namedBy(unread ?? '', state.options, schema);
    if (named) onChange(partsOf(named, schema));
  };
  useEffect(() => {
    if (isLeft.current) takeNamed();
    // Only what is found may choose for who has gone on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state.options]);
  const leave = () => {
    isLeft.current = true;
    takeNamed();
    onBlur();
  };
  const type = (text: string) => {
    isLeft.current = false;
    onChange(undefined, { text, code: 'type' });
  };
  return (
    <Field {...frame}>
      <ComboBase
        control={{ ...controlAria(frame), onBlur: leave, placeholder: schema.ui.placeholder ?? 'Procurar' }}
        text={chosen ? choiceText(chosen, schema) : unread}
        onText={type}
        options={matches}
        selected={chosen?.value as OptionValue | undefined}
        onPick={pick}
      />
    </Field>
  );
}
