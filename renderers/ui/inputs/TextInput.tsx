import {
  memo,
  useLayoutEffect,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type RefObject,
} from 'react';
import { controlAttributes, type ControlProps } from './control';
import { WholeText } from './LockedText';
import { Suggested, type Suggestion } from './Suggested';
import styles from './Field.module.css';

export interface TextInputProps extends ControlProps<string> {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'search' | 'tel'> | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Hard limit while typing, in characters; leave it out where a counter and a message show the limit. */
  maxLength?: number;
  /** No spelling service sees the text and no keyboard corrects it. */
  verbatim?: boolean;
  /** What stands inside on the right. */
  room?: 'button';
  /** Suggested while typing; any other text is accepted. Must be set from the start if any may come. */
  suggestions?: readonly Suggestion[] | undefined;
  /** Makes the input uncontrolled: `value` is written only where it differs, so that keys need no render. */
  own?: RefObject<HTMLInputElement | null> | undefined;
}

const untouched = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' };

/** Only if different, so that caret, composition and undo are untouched. */
function write(input: HTMLInputElement | null | undefined, text: string): void {
  if (input && input.value !== text) input.value = text;
}

/** One line of text; '' when empty. */
export const TextInput = memo(function TextInput(props: TextInputProps) {
  const { id, value = '', suggestions, own, onChange } = props;
  const isWhole = props.readOnly && props.type !== 'password';
  useLayoutEffect(() => write(own?.current, value));
  const input = (list: InputHTMLAttributes<HTMLInputElement> = {}) => (
    <input
      {...controlAttributes(props)}
      {...list}
      {...(own ? { ref: own } : { value })}
      className={styles.input}
      data-room={props.room}
      data-whole={isWhole ? '' : undefined}
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      maxLength={props.maxLength}
      {...(props.verbatim && untouched)}
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
      {isWhole && <WholeText text={value} />}
    </>
  );
});
