import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Button, Field, TextArea, controlAria, toast } from '../../../renderers/ui';
import { answerComplaint } from './api';
import { checkText, TEXT_LIMIT } from './validateComplaint';

interface ReplyFormProps {
  protocol: string;
  onAnswered: () => void;
  onFailure: (error: unknown) => void;
}

/** The answer to one message; it opens on demand, since a list of empty boxes is no list. */
export function ReplyForm({ protocol, onAnswered, onFailure }: ReplyFormProps) {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const [issue, setIssue] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!open) {
    return (
      <Button kind="secondary" size="sm" justifySelf="start" onClick={() => setOpen(true)}>
        Responder<span className="ui-hidden"> {protocol}</span>
      </Button>
    );
  }
  const frame = {
    id: `reply-${protocol}`,
    label: 'Resposta',
    required: true,
    limit: TEXT_LIMIT,
    length: answer.length,
    error: issue,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = checkText(answer, TEXT_LIMIT);
    setIssue(found);
    if (found) return document.getElementById(frame.id)?.focus();
    setBusy(true);
    try {
      await answerComplaint(protocol, answer);
      toast('success', `Resposta ao protocolo ${protocol} enviada.`);
      onAnswered();
    } catch (error) {
      setBusy(false);
      onFailure(error);
    }
  };
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)} display="grid" gap="3">
      <Field {...frame}>
        <TextArea {...controlAria(frame)} rows={4} value={answer} onChange={setAnswer} />
      </Field>
      <chakra.div display="flex" justifyContent="flex-end" gap="3">
        <Button kind="quiet" size="sm" onClick={() => setOpen(false)} disabled={busy}>
          Cancelar
        </Button>
        <Button type="submit" size="sm" busy={busy}>
          Enviar resposta
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
