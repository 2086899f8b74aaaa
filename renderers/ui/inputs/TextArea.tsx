import { memo } from 'react';
import { controlAttributes, type ControlProps } from './control';
import styles from './Field.module.css';

export interface TextAreaProps extends ControlProps<string> {
  rows?: number | undefined;
}

/** Several lines of text; '' when empty. Never cuts: the counter and the message say when it is too long. */
export const TextArea = memo(function TextArea(props: TextAreaProps) {
  return (
    <textarea
      {...controlAttributes(props)}
      className={styles.input}
      rows={props.rows ?? 3}
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
});
