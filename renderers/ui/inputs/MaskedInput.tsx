import { useMaskito } from '@maskito/react';
import { memo, useState } from 'react';
import { controlAttributes, type ControlProps } from './control';
import { applyMask, maskOptions, removeMask, type MaskName } from './masks';
import { listOf, Suggested, type Suggestion } from './Suggested';
import styles from './Field.module.css';

export interface MaskedInputProps extends ControlProps<string> {
  mask: MaskName;
  /** The value has its punctuation. */
  punctuated?: boolean;
  /** Plain values offered below while one types, shown in the mask. */
  suggestions?: readonly Suggestion[];
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
  const shown = props.suggestions?.map((one) => ({ ...one, value: applyMask(mask, one.value) }));
  return (
    <>
      <input
        {...controlAttributes({ ...props, onBlur: leave })}
        ref={ref}
        className={styles.input}
        data-figures=""
        inputMode={lettered.has(mask) ? 'text' : mask === 'phone' ? 'tel' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        list={listOf(props)}
        value={read(typed) === value ? typed : applyMask(mask, value)}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <Suggested id={props.id} of={shown} />
    </>
  );
});
