import { useState } from 'react';
import { Button } from '../../../../renderers/ui';
import { FormDialog } from '../../../shared/forms/FormDialog';
import type { Decision } from './StepButton';

export function IssueElsewhereButton({ decision }: { decision: Decision }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const issue = async (issued: { documentNumber: string }) => {
    if (await decision.send('issue', issued)) close();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Registrar endosso emitido</Button>
      {asking && (
        <FormDialog
          title="Registrar o endosso emitido?"
          submit="Registrar emissão"
          name="documento-emitido"
          busy={decision.busy}
          failure={decision.failure}
          onSubmit={issue}
          onClose={close}
        >
          <p>A outra corretora emitiu o endosso, e o cliente é avisado. Isso não pode ser desfeito.</p>
        </FormDialog>
      )}
    </>
  );
}
