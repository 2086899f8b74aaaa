import { memo } from 'react';
import { ComboBase } from './ComboBase';
import type { ControlProps } from './control';
import { matchOptions, type Option } from './options';

export interface ComboboxProps extends ControlProps<string> {
  suggestions: readonly Option[];
}

/** Free text with suggestions; any text is a value, '' when empty. */
export const Combobox = memo(function Combobox(props: ComboboxProps) {
  const text = props.value ?? '';
  return (
    <ComboBase
      control={props}
      text={text}
      onText={props.onChange}
      options={matchOptions(props.suggestions, text)}
      selected={text}
      onPick={props.onChange}
    />
  );
});
