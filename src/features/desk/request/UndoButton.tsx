import { useState } from 'react';
import { Button } from '../../../../renderers/ui';
import { FormDialog } from '../../../shared/forms/FormDialog';
import type { Decision } from './StepButton';

export function UndoButton({ decision }: { decision: Decision }) {
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const close = () => setAsking(false);
  const undo = async (undoing: { reason: string }) => {
    setTried(true);
    if (await decision.send('undo', undoing)) close();
  };
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        Cancelar endosso
      </Button>
      {asking && (
        <FormDialog
          title="Cancelar o endosso?"
          submit="Cancelar endosso"
          cancel="Voltar"
          kind="danger"
          name="cancelamento-de-endosso"
          busy={decision.busy}
          failure={tried ? decision.failure : undefined}
          onSubmit={undo}
          onClose={close}
        >
          <p>
            A apólice volta ao que era, os boletos do endosso são cancelados e o cliente é avisado. Isso não
            pode ser desfeito.
          </p>
        </FormDialog>
      )}
    </>
  );
}
