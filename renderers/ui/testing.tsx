import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';

export function renderInput<Value>(
  start: Value,
  show: (value: Value, onChange: (value: Value) => void) => ReactNode,
) {
  const values: Value[] = [];
  function Host() {
    const [value, setValue] = useState(start);
    const change = (next: Value) => {
      values.push(next);
      setValue(next);
    };
    return show(value, change);
  }
  render(<Host />);
  return { values, user: userEvent.setup() };
}
