import { useState } from 'react';
import { Field, TextInput, controlAria } from '../../../../../renderers/ui';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** What is said while there is none. */
  readonly missing: string;
  readonly onChange: (text: string) => void;
}

/** Words that there must be: emptied, they are asked for, and the last ones stay until others are typed. */
export function NeededText({ id, label, value, missing, onChange }: Props) {
  const [isEmpty, setEmpty] = useState(false);
  const frame = { id, label, error: isEmpty ? missing : undefined };
  const change = (next: string) => {
    const isGone = next.trim() === '';
    setEmpty(isGone);
    if (!isGone) onChange(next);
  };
  return (
    <Field {...frame}>
      <TextInput
        {...controlAria(frame)}
        value={isEmpty ? '' : value}
        onChange={change}
        onBlur={() => setEmpty(false)}
      />
    </Field>
  );
}
