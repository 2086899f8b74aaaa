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
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'search' | 'tel'>;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Hard limit while typing, in characters; leave it out where a counter and a message show the limit. */
  maxLength?: number;
  /** No spelling service sees the text and no keyboard corrects it. */
  verbatim?: boolean;
  /** What stands inside on the right. */
  room?: 'button';
  /** Offered below while one types; any other text is taken as well. Given from the start, where there may be any. */
  suggestions?: readonly Suggestion[];
  /** With it the input shows what is typed by itself, and `value` is written where it differs: a key need not render it. */
  own?: RefObject<HTMLInputElement | null>;
}

const untouched = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' };

/** Only a text that differs, so that caret, composition and undo are left alone. */
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
