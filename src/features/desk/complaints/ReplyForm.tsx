import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button, toast } from '../../../../renderers/ui';
import { Form } from '../../../shared/forms/Form';
import type { ReplyBody } from '../../../../contract/complaints';
import { answerComplaint } from '../../complaints/api';

interface ReplyFormProps {
  protocol: string;
  onAnswered: () => void;
  onFailure: (error: unknown) => void;
}

export function ReplyForm({ protocol, onAnswered, onFailure }: ReplyFormProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!open) {
    return (
      <Button kind="secondary" size="sm" justifySelf="start" onClick={() => setOpen(true)}>
        Responder<span className="ui-hidden"> {protocol}</span>
      </Button>
    );
  }
  const send = async (reply: ReplyBody) => {
    setBusy(true);
    try {
      await answerComplaint(protocol, reply);
      toast('success', `Resposta ao protocolo ${protocol} enviada.`);
      onAnswered();
    } catch (error) {
      setBusy(false);
      onFailure(error);
    }
  };
  return (
    <Form<ReplyBody>
      name="resposta"
      prefix={`${protocol}_`}
      onErrors="focus"
      onSubmit={(reply) => void send(reply)}
    >
      <chakra.div display="flex" justifyContent="flex-end" gap="3" mt="3">
        <Button kind="quiet" size="sm" onClick={() => setOpen(false)} disabled={busy}>
          Cancelar
        </Button>
        <Button type="submit" size="sm" busy={busy}>
          Enviar resposta
        </Button>
      </chakra.div>
    </Form>
  );
}
