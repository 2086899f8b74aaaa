import { memo, type HTMLInputTypeAttribute, type InputHTMLAttributes } from 'react';
import { controlAttributes, type ControlProps } from './control';
import { WholeText } from './LockedText';
import { listOf, Suggested, type Suggestion } from './Suggested';
import styles from './Field.module.css';

export interface TextInputProps extends ControlProps<string> {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'search' | 'tel'>;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Hard limit while typing, in characters; leave it out where a counter and a message show the limit. */
  maxLength?: number;
  /** No spelling service sees the text and no keyboard corrects it. */
  verbatim?: boolean;
  /** Offered below while one types; any other text is taken as well. */
  suggestions?: readonly Suggestion[];
}

const untouched = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' };

/** One line of text; '' when empty. */
export const TextInput = memo(function TextInput(props: TextInputProps) {
  return (
    <>
      <input
        {...controlAttributes(props)}
        className={styles.input}
        type={props.type ?? 'text'}
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        list={listOf(props)}
        {...(props.verbatim && untouched)}
        value={props.value ?? ''}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <Suggested id={props.id} of={props.suggestions} />
      {props.readOnly && props.type !== 'password' && <WholeText text={props.value ?? ''} />}
    </>
  );
});
