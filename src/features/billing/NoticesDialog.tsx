import { useState } from 'react';
import type { BilletNotices } from '../../../contract/billing';
import { Alert, Button, Dialog, Skeleton, toast } from '../../../renderers/ui';
import { describeError } from '../../shared/api/describeError';
import { useIntention } from '../../shared/api/useIntention';
import { Form } from '../../shared/forms/Form';
import { SubmitButton } from '../../shared/forms/SubmitButton';
import { saveNotices, useNotices } from './api';
import styles from './billing.module.css';

export function NoticesDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useNotices();
  const [failure, setFailure] = useState<unknown>();
  const { busy, run } = useIntention(async (chosen: BilletNotices) => {
    await saveNotices(chosen);
    return true;
  });
  const save = async (chosen: BilletNotices) => {
    try {
      if (!(await run(chosen))) return;
      toast('success', 'Avisos de boleto atualizados.');
      onClose();
    } catch (refused) {
      setFailure(refused);
    }
  };
  const wrong = failure ?? error;
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={busy}>
        Cancelar
      </Button>
      <SubmitButton form="notices-form" busy={busy}>
        Salvar
      </SubmitButton>
    </>
  );
  return (
    <Dialog title="Avisos de boleto" onClose={onClose} actions={actions}>
      <div className={styles.form}>
        {wrong !== undefined && (
          <Alert tone="danger" live>
            <p>{describeError(wrong).message}</p>
          </Alert>
        )}
        {data ? (
          <Form<BilletNotices>
            name="avisos-de-boleto"
            id="notices-form"
            record={data}
            onErrors="focus"
            onSubmit={(chosen) => void save(chosen)}
          />
        ) : (
          error === undefined && <Skeleton lines={4} />
        )}
      </div>
    </Dialog>
  );
}
