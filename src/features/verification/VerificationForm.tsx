import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Button, Field, TextInput, controlAria } from '../../../renderers/ui';
import { sentences } from '../../shared/validation';
import type { Printed } from './api';

interface VerificationFormProps {
  readonly printed: Printed;
  readonly busy: boolean;
  readonly onSubmit: (printed: Printed) => void;
}

const missing = (text: string) => (text.trim() === '' ? sentences.required : undefined);

/** Spaces and lower case in number and code are accepted. */
export function VerificationForm({ printed, busy, onSubmit }: VerificationFormProps) {
  const [number, setNumber] = useState(printed.number);
  const [code, setCode] = useState(printed.code);
  const [isTried, setTried] = useState(false);
  const issues = { number: missing(number), code: missing(code) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (issues.number) document.getElementById('document-number')?.focus();
    else if (issues.code) document.getElementById('document-code')?.focus();
    else if (!busy) onSubmit({ number: number.trim(), code: code.trim() });
  };
  const numberFrame = {
    id: 'document-number',
    label: 'Número do documento',
    required: true,
    error: isTried ? issues.number : undefined,
  };
  const codeFrame = {
    id: 'document-code',
    label: 'Código de verificação',
    hint: 'Está no fim do documento, em “Confira este documento”.',
    required: true,
    error: isTried ? issues.code : undefined,
  };
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
      <Field {...numberFrame}>
        <TextInput
          {...controlAria(numberFrame)}
          value={number}
          maxLength={60}
          autoComplete="off"
          onChange={setNumber}
        />
      </Field>
      <Field {...codeFrame}>
        <TextInput
          {...controlAria(codeFrame)}
          value={code}
          maxLength={40}
          autoComplete="off"
          onChange={setCode}
        />
      </Field>
      <Button type="submit" busy={busy}>
        Conferir
      </Button>
    </chakra.form>
  );
}
