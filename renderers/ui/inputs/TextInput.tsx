import { memo, type HTMLInputTypeAttribute, type InputHTMLAttributes } from 'react';
import { controlAttributes, type ControlProps } from './control';
import { WholeText } from './LockedText';
import { Suggested, type Suggestion } from './Suggested';
import styles from './Field.module.css';

export interface TextInputProps extends ControlProps<string> {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'search' | 'tel'>;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Hard limit while typing, in characters; leave it out where a counter and a message show the limit. */
  maxLength?: number;
  /** No spelling service sees the text and no keyboard corrects it. */
  verbatim?: boolean;
  /** Offered below while one types; any other text is taken as well. Given from the start, where there may be any. */
  suggestions?: readonly Suggestion[];
}

const untouched = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' };

/** One line of text; '' when empty. */
export const TextInput = memo(function TextInput(props: TextInputProps) {
  const { id, value = '', suggestions, onChange } = props;
  const input = (list: InputHTMLAttributes<HTMLInputElement> = {}) => (
    <input
      {...controlAttributes(props)}
      {...list}
      className={styles.input}
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      maxLength={props.maxLength}
      {...(props.verbatim && untouched)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <>
      {suggestions ? (
        <Suggested id={id} text={value} of={props.readOnly ? [] : suggestions} onPick={onChange}>
          {input}
        </Suggested>
      ) : (
        input()
      )}
      {props.readOnly && props.type !== 'password' && <WholeText text={value} />}
    </>
  );
});
