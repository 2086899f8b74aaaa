import { useState } from 'react';
import { Button } from '../../../../renderers/ui';
import type { OpenedForm } from '../../../shared/forms/CatalogueForm';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { inserted } from '../prepared/inserted';
import { PreparedTexts } from '../prepared/PreparedTexts';
import { REASON_LIMIT } from './approval';
import type { Decision } from './StepButton';

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
  return (
    <FormDialog
      title={ofChange ? 'Negar o endosso?' : 'Negar a cotação?'}
      submit={ofChange ? 'Negar endosso' : 'Negar cotação'}
      kind="danger"
      name="negativa"
      busy={decision.busy}
      failure={tried ? decision.failure : undefined}
      onOpened={setForm}
      onSubmit={deny}
      onClose={onClose}
    >
      <p>A solicitação termina aqui. Isso não pode ser desfeito.</p>
      <PreparedTexts kind="denial" identifier={identifier} onInsert={insert} />
    </FormDialog>
  );
}
