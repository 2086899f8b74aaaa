import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type FormEvent } from 'react';
import { Button, controlAria, Field, TextInput } from '../../../../renderers/ui';
import { NO_CODE } from './factorProblem';

export const CODE_FIELD = 'second-factor-code';
const LENGTH = 6;
/** Apps show the code in two groups, and it is pasted as shown. */
const MOST_TYPED = 12;

interface CodeFormProps {
  action: string;
  busy: boolean;
  error?: string | undefined;
  onSubmit: (code: string) => void;
}

export function CodeForm({ action, busy, error, onSubmit }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [issue, setIssue] = useState<string>();
  const shown = issue ?? error;
  useEffect(() => {
    if (shown) document.getElementById(CODE_FIELD)?.focus();
  }, [shown]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIssue(code.length === LENGTH ? undefined : NO_CODE);
    if (code.length === LENGTH && !busy) onSubmit(code);
  };
  const frame = { id: CODE_FIELD, label: 'Código do aplicativo', required: true, error: shown };
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
      <Field {...frame}>
        <TextInput
          {...controlAria(frame)}
          inputMode="numeric"
          autoComplete="one-time-code"
          verbatim
          maxLength={MOST_TYPED}
          value={code}
          onChange={(text) => setCode(text.replace(/\D/g, '').slice(0, LENGTH))}
        />
      </Field>
      <Button type="submit" busy={busy}>
        {action}
      </Button>
    </chakra.form>
  );
}
