import { useState } from 'react';
import { Alert, Button, Dialog } from '../../../../renderers/ui';
import { Form } from '../../../shared/forms/Form';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import type { OpenedForm } from '../../../shared/forms/CatalogueForm';
import { inserted } from '../prepared/inserted';
import { PreparedTexts } from '../prepared/PreparedTexts';
import { REASON_LIMIT } from './approval';
import type { Decision } from './StepButton';
import styles from '../desk.module.css';

interface Props {
  readonly identifier: string;
  readonly decision: Decision;
  readonly ofChange: boolean;
}

const REASON = 'denial.reason';

/** Refuses the request; without a reason in writing it cannot be done (Lei 15.040/2024). */
export function DenyButton(props: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        Negar
      </Button>
      {asking && <DenyDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function DenyDialog({ identifier, decision, ofChange, onClose }: Props & { onClose: () => void }) {
  const [tried, setTried] = useState(false);
  const [form, setForm] = useState<OpenedForm>();
  const insert = (text: string) => {
    const before = form?.answer(REASON);
    form?.write(REASON, inserted(typeof before === 'string' ? before : '', text, REASON_LIMIT));
  };
  const deny = async (denial: { reason: string }) => {
    setTried(true);
    if (await decision.send('deny', denial)) onClose();
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={decision.busy}>
        Cancelar
      </Button>
      <SubmitButton kind="danger" form="deny-form" busy={decision.busy}>
        {ofChange ? 'Negar endosso' : 'Negar cotação'}
      </SubmitButton>
    </>
  );
  return (
    <Dialog title={ofChange ? 'Negar o endosso?' : 'Negar a cotação?'} onClose={onClose} actions={actions}>
      <div className={styles.form}>
        {tried && decision.failure && (
          <Alert tone="danger" title={decision.failure.title} live>
            <p>{decision.failure.message}</p>
          </Alert>
        )}
        <p>A solicitação termina aqui. Isso não pode ser desfeito.</p>
        <PreparedTexts kind="denial" identifier={identifier} onInsert={insert} />
        <Form<{ reason: string }>
          name="negativa"
          id="deny-form"
          onErrors="focus"
          onOpened={setForm}
          onSubmit={(denial) => void deny(denial)}
        />
      </div>
    </Dialog>
  );
}
