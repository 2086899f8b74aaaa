import { useCallback, useEffect, useState } from 'react';
import type { Verified } from '../../../contract/verification';
import { Alert, Button, SummaryItems } from '../../../renderers/ui';
import { ApiError } from '../../shared/api/ApiError';
import { describeError } from '../../shared/api/describeError';
import { SignatureNote } from '../../shared/ui/SignatureNote';
import { PublicFrame } from '../../shared/layout/PublicFrame';
import { printedIn, verify, type Printed } from './api';
import { VerificationForm } from './VerificationForm';
import { changeOf, factsOf, verdictOf } from './words';

const TITLE = 'Conferir documento';
const LEAD =
  'Veja se uma apólice ou um endosso é autêntico e se o seguro está em vigor, com o número e o código que estão no documento.';

const isWhole = ({ number, code }: Printed) => number !== '' && code !== '';

/** /verificar#number.code: whether a paper is ours and what it is worth, for whoever holds it. */
export function VerificationPage() {
  const [printed, setPrinted] = useState(() => printedIn(window.location.hash));
  const [found, setFound] = useState<Verified>();
  const [error, setError] = useState<unknown>();
  // A scanned code is submitted at once.
  const [busy, setBusy] = useState(() => isWhole(printed));
  const send = useCallback(
    (asked: Printed) =>
      verify(asked)
        .then(setFound, setError)
        .finally(() => setBusy(false)),
    [],
  );
  useEffect(() => {
    const read = printedIn(window.location.hash);
    if (isWhole(read)) void send(read);
  }, [send]);
  const ask = (asked: Printed) => {
    setPrinted(asked);
    setError(undefined);
    setBusy(true);
    void send(asked);
  };
  const again = () => {
    setFound(undefined);
    setPrinted({ number: '', code: '' });
    window.history.replaceState(window.history.state, '', window.location.pathname);
  };
  if (found) return <Found found={found} onAgain={again} />;
  return (
    <PublicFrame title={TITLE} lead={LEAD}>
      {error !== undefined && <Refusal error={error} />}
      <VerificationForm printed={printed} busy={busy} onSubmit={ask} />
    </PublicFrame>
  );
}

function Refusal({ error }: { error: unknown }) {
  const isUnknown = error instanceof ApiError && error.code === 'NOT_GENUINE';
  const { title, message } = describeError(error);
  return (
    <Alert tone="danger" title={isUnknown ? 'Documento não confirmado' : title} live>
      <p>{message}</p>
    </Alert>
  );
}

function Found({ found, onAgain }: { found: Verified; onAgain: () => void }) {
  const { tone, title, text } = verdictOf(found);
  const change = changeOf(found);
  return (
    <PublicFrame title={`${found.Kind} ${found.Number}`} lead={found.ProductName}>
      <Alert tone={tone} title={title} live>
        <p>{text}</p>
      </Alert>
      {change && (
        <Alert tone="warning">
          <p>{change}</p>
        </Alert>
      )}
      <SummaryItems items={factsOf(found)} />
      <p>
        {change
          ? 'O documento pode dizer outra vigência: ele é de antes da alteração.'
          : 'Compare estes dados com os do documento.'}
      </p>
      {found.Signature && (
        <SignatureNote signature={found.Signature}>
          Quem baixa este documento no portal recebe um PDF assinado digitalmente
        </SignatureNote>
      )}
      <Button kind="secondary" onClick={onAgain}>
        Conferir outro documento
      </Button>
    </PublicFrame>
  );
}
