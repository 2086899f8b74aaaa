import { useState } from 'react';
import { Alert, Button, controlAria, Dialog, DialogText, Field, TextArea } from '../../../../renderers/ui';
import pageStyles from '../../../shared/ui/page.module.css';

interface Props {
  readonly busy: boolean;
  readonly failure?: string;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}

/** What the server keeps of a reason. */
const LONGEST = 1000;

/** Specification 2 §2.7: sends an offer to the executive; a reason helps and is not required. */
export function AnalysisDialog({ busy, failure, onSend, onClose }: Props) {
  const [reason, setReason] = useState('');
  const frame = {
    id: 'reasonAnalysis',
    label: 'Motivo da Análise',
    limit: LONGEST,
    length: reason.length,
    error: reason.length > LONGEST ? `Digite no máximo ${LONGEST} caracteres` : undefined,
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={busy}>
        Não
      </Button>
      <Button onClick={() => onSend(reason)} busy={busy} disabled={reason.length > LONGEST}>
        Sim
      </Button>
    </>
  );
  return (
    <Dialog title="Solicitação de Análise" onClose={busy ? undefined : onClose} actions={actions}>
      <div className={pageStyles.stack}>
        <DialogText>Deseja enviar a cotação para análise do executivo?</DialogText>
        <Field {...frame}>
          <TextArea {...controlAria(frame)} value={reason} onChange={setReason} rows={4} />
        </Field>
        {failure && <Alert tone="danger" title={failure} live />}
      </div>
    </Dialog>
  );
}
