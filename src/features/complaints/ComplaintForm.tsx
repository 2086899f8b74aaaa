import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button, Card } from '../../../renderers/ui';
import { showError } from '../../shared/alert/alertStore';
import { useIntention } from '../../shared/api/useIntention';
import { Form } from '../../shared/forms/Form';
import { dropForm } from '../../shared/forms/keptForm';
import { sendComplaint, type FilledComplaint } from './api';

export interface ComplaintFormProps {
  uid: string;
  onSent: (protocol: string) => void;
}

/** What is typed outlives the page until it is sent. */
export function ComplaintForm({ uid, onSent }: ComplaintFormProps) {
  const kept = `complaint:${uid}`;
  const [sentForms, setSentForms] = useState(0);
  const { busy, run } = useIntention(sendComplaint);
  const send = async (complaint: FilledComplaint) => {
    try {
      const protocol = await run(complaint);
      if (protocol === undefined) return;
      dropForm(kept);
      onSent(protocol);
      setSentForms(sentForms + 1);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Card as="section" aria-labelledby="complaint-title">
      <chakra.h2 id="complaint-title" fontSize="lg" mb="5">
        Nova mensagem
      </chakra.h2>
      <Form<FilledComplaint>
        key={sentForms}
        name="reclamacao"
        kept={kept}
        onErrors="focus"
        onSubmit={(complaint) => void send(complaint)}
      >
        <chakra.div display="flex" justifyContent="flex-end" mt="6">
          <Button type="submit" busy={busy}>
            Enviar
          </Button>
        </chakra.div>
      </Form>
    </Card>
  );
}
