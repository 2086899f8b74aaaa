import { useState } from 'react';
import { Alert, Button, Dialog } from '../../../../renderers/ui';
import { Form } from '../../../shared/forms/Form';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import type { Decision } from './StepButton';
import styles from '../desk.module.css';

export function UndoButton({ decision }: { decision: Decision }) {
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const close = () => setAsking(false);
  const undo = async (undoing: { reason: string }) => {
    setTried(true);
    if (await decision.send('undo', undoing)) close();
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={close} disabled={decision.busy}>
        Voltar
      </Button>
      <SubmitButton kind="danger" form="undo-form" busy={decision.busy}>
        Cancelar endosso
      </SubmitButton>
    </>
  );
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        Cancelar endosso
      </Button>
      {asking && (
        <Dialog title="Cancelar o endosso?" onClose={close} actions={actions}>
          <div className={styles.form}>
            {tried && decision.failure && (
              <Alert tone="danger" title={decision.failure.title} live>
                <p>{decision.failure.message}</p>
              </Alert>
            )}
            <p>
              A apólice volta ao que era, os boletos do endosso são cancelados e o cliente é avisado. Isso não
              pode ser desfeito.
            </p>
            <Form<{ reason: string }>
              name="cancelamento-de-endosso"
              id="undo-form"
              onErrors="focus"
              onSubmit={(undoing) => void undo(undoing)}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
