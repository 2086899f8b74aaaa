import { FolderDown } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { Shared } from '../../../contract/sharing';
import { dateText, dayText, moneyText } from '../../../engine/values';
import { Alert, Button, Skeleton, SummaryItems, toast } from '../../../renderers/ui';
import { ApiError } from '../../shared/api/ApiError';
import { describeError } from '../../shared/api/describeError';
import { PublicFrame } from '../../shared/layout/PublicFrame';
import { readShared, saveShared } from './api';

/** /compartilhado#token: what was issued, for whoever was given the link. */
export function SharedPage() {
  const token = window.location.hash.slice(1);
  const [data, setData] = useState<Shared>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => readShared(token || '-').then(setData, setError), [token]);
  useEffect(() => void load(), [load]);
  const retry = () => {
    setError(undefined);
    void load();
  };
  if (error) return <Failure error={error} onRetry={retry} />;
  if (data) return <SharedView data={data} token={token} onFailure={setError} />;
  return (
    <PublicFrame title="Documento compartilhado">
      <Skeleton lines={6} />
    </PublicFrame>
  );
}

/** SHARE_OVER is final; other failures can be retried. */
function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOver = error instanceof ApiError && error.code === 'SHARE_OVER';
  return (
    <PublicFrame title={isOver ? 'Este link não abre mais nada' : 'Não foi possível abrir o link'}>
      <Alert tone={isOver ? 'info' : 'danger'} live>
        <p>{describeError(error).message}</p>
      </Alert>
      {!isOver && <Button onClick={onRetry}>Tentar novamente</Button>}
    </PublicFrame>
  );
}

const NOT_SAVED = 'Não foi possível baixar os documentos. Tente de novo em instantes.';

interface ViewProps {
  readonly data: Shared;
  readonly token: string;
  readonly onFailure: (error: unknown) => void;
}

function SharedView({ data, token, onFailure }: ViewProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveShared(token, data.Archive);
    } catch {
      // A blob answer hides the error; reading the share again reveals it.
      await readShared(token).then(() => toast('danger', NOT_SAVED), onFailure);
    }
    setBusy(false);
  };
  return (
    <PublicFrame title={`${data.Kind} ${data.Number}`} lead={data.ProductName}>
      {data.IsCancelled && (
        <Alert tone="warning" live>
          <p>Esta apólice foi cancelada depois da emissão.</p>
        </Alert>
      )}
      <SummaryItems items={factsOf(data)} />
      <Button busy={busy} icon={<FolderDown size={18} aria-hidden="true" />} onClick={() => void save()}>
        Baixar documentos
      </Button>
      <p>Este link vale até {dayText(data.ExpiresAt)}.</p>
    </PublicFrame>
  );
}

const factsOf = (data: Shared) => [
  ...(data.HolderName ? [{ term: 'Tomador', description: data.HolderName }] : []),
  ...(data.InsuredName ? [{ term: 'Segurado', description: data.InsuredName }] : []),
  { term: 'Seguradora', description: data.InsurerName },
  { term: 'Importância Segurada', description: moneyText(data.InsuredAmount) },
  { term: 'Vigência', description: `${dateText(data.ValidityStart)} a ${dateText(data.ValidityEnd)}` },
  { term: 'Emissão', description: dayText(data.IssuedAt) },
];
