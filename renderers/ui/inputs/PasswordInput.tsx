import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextInput, type TextInputProps } from './TextInput';
import styles from './Field.module.css';

export function PasswordInput(props: Omit<TextInputProps, 'type'>) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <>
      <TextInput {...props} type={visible ? 'text' : 'password'} verbatim room="button" />
      <button
        type="button"
        className={styles.inner}
        aria-label={visible ? 'Ocultar senha' : 'Mostrar senha'}
        aria-controls={props.id}
        onClick={() => setVisible(!visible)}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </>
  );
}
