import { memo, type HTMLInputTypeAttribute, type InputHTMLAttributes } from 'react';
import { controlAttributes, type ControlProps } from './control';

export interface TextInputProps extends ControlProps<string> {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'search' | 'tel'>;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Hard limit while typing, in characters; leave out where a counter and a message do the work. */
  maxLength?: number;
}

/** One line of text; '' when empty. */
export const TextInput = memo(function TextInput(props: TextInputProps) {
  return (
    <input
      {...controlAttributes(props)}
      className="ui-input"
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      maxLength={props.maxLength}
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
});
