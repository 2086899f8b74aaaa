import { useMaskito } from '@maskito/react';
import { memo, useState, type InputHTMLAttributes } from 'react';
import { controlAttributes, type ControlProps } from './control';
import { applyMask, maskOptions, removeMask, type MaskName } from './masks';
import { Suggested, type Suggestion } from './Suggested';
import styles from './Field.module.css';

export interface MaskedInputProps extends ControlProps<string> {
  mask: MaskName;
  /** Value with punctuation. */
  punctuated?: boolean;
  /** Plain values suggested in the mask while typing. Must be set from the start if any may come. */
  suggestions?: readonly Suggestion[] | undefined;
}

const lettered = new Set<MaskName>(['cnpj', 'cpf-cnpj']);

/** Text typed in a fixed form. The value is plain (no punctuation, upper case) unless it is `punctuated`, '' when empty. */
export const MaskedInput = memo(function MaskedInput(props: MaskedInputProps) {
  const { mask, value = '', punctuated } = props;
  const ref = useMaskito({ options: maskOptions(mask) });
  const [typed, setTyped] = useState('');
  const read = (text: string) => (punctuated ? text : removeMask(mask, text));
  const type = (text: string) => {
    setTyped(text);
    props.onChange(read(text));
  };
  const leave = () => {
    setTyped('');
    props.onBlur?.();
  };
  const text = read(typed) === value ? typed : applyMask(mask, value);
  const input = (list: InputHTMLAttributes<HTMLInputElement> = {}) => (
    <input
      {...controlAttributes({ ...props, onBlur: leave })}
      {...list}
      ref={ref}
      className={styles.input}
      data-figures=""
      inputMode={lettered.has(mask) ? 'text' : mask === 'phone' ? 'tel' : 'numeric'}
      autoCapitalize="characters"
      spellCheck={false}
      value={text}
      onInput={(event) => type(event.currentTarget.value)}
    />
  );
  if (!props.suggestions) return input();
  const shown = props.suggestions.map((one) => ({ ...one, value: applyMask(mask, one.value) }));
  return (
    <Suggested id={props.id} text={text} of={props.readOnly ? [] : shown} onPick={type}>
      {input}
    </Suggested>
  );
});
