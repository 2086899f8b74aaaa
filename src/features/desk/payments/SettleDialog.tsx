import { useState } from 'react';
import type { Difference } from '../../../../contract/billing';
import { Alert, Button, Dialog } from '../../../../renderers/ui';
import type { ApiError } from '../../../shared/api/ApiError';
import { describeError } from '../../../shared/api/describeError';
import { useIntention } from '../../../shared/api/useIntention';
import { Form } from '../../../shared/forms/Form';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { settleDifference } from './api';
import styles from '../desk.module.css';

interface SettleDialogProps {
  difference: Difference;
  onClose: () => void;
  onSettled: () => void;
}

export function SettleDialog({ difference, onClose, onSettled }: SettleDialogProps) {
  const [failure, setFailure] = useState<ApiError>();
  const { busy, run } = useIntention(async (settled: { id: string; note: string }) => {
    await settleDifference(settled);
    return true;
  });
  const settle = async ({ note }: { note: string }) => {
    try {
      if (await run({ id: difference.Id, note })) onSettled();
    } catch (error) {
      setFailure(error as ApiError);
    }
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={busy}>
        Cancelar
      </Button>
      <SubmitButton form="settle-form" busy={busy}>
        Resolver
      </SubmitButton>
    </>
  );
  return (
    <Dialog title="Resolver a diferença" onClose={onClose} actions={actions}>
      <div className={styles.form}>
        {failure && (
          <Alert tone="danger" live>
            <p>{describeError(failure).message}</p>
          </Alert>
        )}
        <Form<{ note: string }>
          name="acerto-de-pagamento"
          id="settle-form"
          onErrors="focus"
          onSubmit={(settled) => void settle(settled)}
        />
      </div>
    </Dialog>
  );
}
