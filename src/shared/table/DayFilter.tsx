import { useState } from 'react';
import { dateText } from '../../../engine/values';
import { DateInput, Field, controlAria, type FieldFrame } from '../../../renderers/ui';
import { isDayText } from './period';

interface DayFilterProps {
  frame: FieldFrame;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** An invalid day filters nothing; the error shows on blur. */
export function DayFilter({ frame, value, onChange }: DayFilterProps) {
  const [unread, setUnread] = useState('');
  const [left, setLeft] = useState(false);
  const told = { ...frame, error: left && unread !== '' ? 'Data inválida' : frame.error };
  return (
    <Field {...told}>
      <DateInput
        {...controlAria(told)}
        value={value}
        unread={unread}
        onChange={(day, typed) => {
          const read = isDayText(day) ? day : undefined;
          setUnread(day === read ? (typed?.text ?? '') : dateText(day ?? ''));
          if (read !== value) onChange(read);
        }}
        onBlur={() => setLeft(true)}
      />
    </Field>
  );
}
