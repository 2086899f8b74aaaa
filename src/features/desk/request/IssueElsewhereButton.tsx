import { useState } from 'react';
import { Alert, Button, Dialog } from '../../../../renderers/ui';
import { Form } from '../../../shared/forms/Form';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import type { Decision } from './StepButton';
import styles from '../desk.module.css';

interface Issued {
  readonly documentNumber: string;
}

export function IssueElsewhereButton({ decision }: { decision: Decision }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const issue = async (issued: Issued) => {
    if (await decision.send('issue', issued)) close();
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={close} disabled={decision.busy}>
        Cancelar
      </Button>
      <SubmitButton form="issued-form" busy={decision.busy}>
        Registrar emissão
      </SubmitButton>
    </>
  );
  return (
    <>
      <Button onClick={() => setAsking(true)}>Registrar endosso emitido</Button>
      {asking && (
        <Dialog title="Registrar o endosso emitido?" onClose={close} actions={actions}>
          <div className={styles.form}>
            {decision.failure && (
              <Alert tone="danger" title={decision.failure.title} live>
                <p>{decision.failure.message}</p>
              </Alert>
            )}
            <p>A outra corretora emitiu o endosso, e o cliente é avisado. Isso não pode ser desfeito.</p>
            <Form<Issued>
              name="documento-emitido"
              id="issued-form"
              onErrors="focus"
              onSubmit={(issued) => void issue(issued)}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
