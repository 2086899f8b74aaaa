import { useState, type SubmitEvent } from 'react';
import { Alert, Button, Dialog, Field, TextArea, controlAria } from '../../../../renderers/ui';
import type { Decision } from './StepButton';
import styles from '../desk.module.css';

const LIMIT = 1000;

function problemOf(reason: string): string | undefined {
  if (reason.trim() === '') return 'Informe o motivo da recusa.';
  return reason.length > LIMIT ? `O motivo tem no máximo ${LIMIT} caracteres.` : undefined;
}

/** Refuses the request; without a reason in writing it cannot be done (Lei 15.040/2024). */
export function DenyButton({ decision }: { decision: Decision }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        Negar
      </Button>
      {asking && <DenyDialog decision={decision} onClose={() => setAsking(false)} />}
    </>
  );
}

function DenyDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const problem = problemOf(reason);
  const frame = {
    id: 'deny-reason',
    label: 'Motivo da recusa',
    hint: 'O cliente lê este texto. A lei pede que a recusa seja justificada por escrito.',
    required: true,
    limit: LIMIT,
    length: reason.length,
    error: tried ? problem : undefined,
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) return document.getElementById(frame.id)?.focus();
    if (await decision.send('deny', { reason })) onClose();
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={decision.busy}>
        Cancelar
      </Button>
      <Button kind="danger" type="submit" form="deny-form" busy={decision.busy}>
        Negar cotação
      </Button>
    </>
  );
  return (
    <Dialog title="Negar a cotação?" onClose={onClose} actions={actions}>
      <form id="deny-form" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {tried && !problem && decision.failure && (
          <Alert tone="danger" title={decision.failure.title} live>
            <p>{decision.failure.message}</p>
          </Alert>
        )}
        <p>A solicitação termina aqui. Isso não pode ser desfeito.</p>
        <Field {...frame}>
          <TextArea {...controlAria(frame)} rows={5} value={reason} onChange={setReason} />
        </Field>
      </form>
    </Dialog>
  );
}
