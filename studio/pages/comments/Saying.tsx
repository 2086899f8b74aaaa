import { useState, type FormEvent, type ReactNode } from 'react';
import { Button, Field, TextArea, controlAria } from '../../../renderers/ui';
import { useKeptText } from './useKeptText';
import styles from './comments.module.css';

/** Characters of a comment, as the server takes it. */
const LONGEST = 2000;

interface Props {
  readonly name: string;
  readonly label: string;
  readonly send: string;
  readonly isBusy: boolean;
  /** Resolves to success. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onCancel?: () => void;
  readonly children?: ReactNode;
}

function wrongIn(text: string): string | undefined {
  if (text === '') return 'Escreva o comentário.';
  return text.length > LONGEST ? `No máximo ${LONGEST} caracteres.` : undefined;
}

export function Saying({ name, label, send, isBusy, onSend, onCancel, children }: Props) {
  const [text, setText] = useKeptText(name);
  const [error, setError] = useState<string>();
  const frame = { id: `comment-${name}`, label, limit: LONGEST, length: text.length, error };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongIn(text.trim());
    setError(wrong);
    if (wrong) document.getElementById(frame.id)?.focus();
    else if (await onSend(text.trim())) setText('');
  };
  const type = (to: string) => {
    setText(to);
    setError(undefined);
  };
  return (
    <form className={styles.saying} onSubmit={(event) => void submit(event)} noValidate>
      {children}
      <Field {...frame}>
        <TextArea {...controlAria(frame)} value={text} onChange={type} />
      </Field>
      <div className={styles.bar}>
        <Button type="submit" kind="secondary" size="sm" busy={isBusy}>
          {send}
        </Button>
        {onCancel && (
          <Button kind="quiet" size="sm" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </div>
    </form>
  );
}
