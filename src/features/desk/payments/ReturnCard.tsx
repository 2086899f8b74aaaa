import { useState } from 'react';
import type { BankFile } from '../../../../contract/billing';
import { counted } from '../../../../engine/values';
import { Alert, Card, Field, FileDrop } from '../../../../renderers/ui';
import { describeError } from '../../../shared/api/describeError';
import { useIntention } from '../../../shared/api/useIntention';
import { sendReturn } from './api';

const frame = { id: 'return-file', label: 'Arquivo de retorno do banco (CNAB)' };
const NOT_RETURN = 'Escolha um arquivo de retorno, com a extensão .ret.';

export function ReturnCard({ onTaken }: { onTaken: () => void }) {
  const [taken, setTaken] = useState<BankFile>();
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useIntention(sendReturn);
  const send = async (file: File) => {
    setTaken(undefined);
    setProblem(undefined);
    try {
      setTaken(await run(file));
    } catch (error) {
      setProblem(describeError(error).message);
    }
    onTaken();
  };
  return (
    <Card as="section" aria-label="Arquivo de retorno">
      <Field {...frame} group error={problem}>
        <FileDrop
          id={frame.id}
          accept="ret"
          files={[]}
          disabled={busy}
          invalid={problem !== undefined}
          onAdd={(file) => void send(file)}
          onReject={() => setProblem(NOT_RETURN)}
          onOpen={() => undefined}
          onRemove={() => undefined}
        />
      </Field>
      {taken && (
        <Alert tone={taken.Differences > 0 ? 'warning' : 'success'} live title={taken.Name}>
          <p>
            {counted(taken.Entries, 'pagamento', 'pagamentos')}:{' '}
            {counted(taken.Booked, 'baixado', 'baixados')},{' '}
            {counted(taken.Repeated, 'já conhecido', 'já conhecidos')}, {taken.Differences} para conferir.
          </p>
        </Alert>
      )}
    </Card>
  );
}
