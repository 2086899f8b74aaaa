import { useMaskito } from '@maskito/react';
import { memo } from 'react';
import { controlAttributes, type ControlProps } from './control';
import { applyMask, maskOptions, removeMask, type MaskName } from './masks';

export interface MaskedInputProps extends ControlProps<string> {
  mask: MaskName;
  /** The value has its punctuation. */
  punctuated?: boolean;
}

const lettered = new Set<MaskName>(['cnpj', 'cpf-cnpj']);

/** Text typed in a fixed form. The value is plain (no punctuation, upper case) unless it is `punctuated`, '' when empty. */
export const MaskedInput = memo(function MaskedInput(props: MaskedInputProps) {
  const ref = useMaskito({ options: maskOptions(props.mask) });
  return (
    <input
      {...controlAttributes(props)}
      ref={ref}
      className="ui-input"
      data-figures=""
      inputMode={lettered.has(props.mask) ? 'text' : 'numeric'}
      autoCapitalize="characters"
      spellCheck={false}
      value={applyMask(props.mask, props.value ?? '')}
      onInput={({ currentTarget: { value } }) => props.onChange(props.punctuated ? value : removeMask(value))}
    />
  );
});
