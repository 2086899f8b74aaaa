import { Alert } from '../../../../renderers/ui';
import { useLeftBehind } from '../api';

export function LeftBehindNote() {
  const { openRequests = 0, drafts = 0 } = useLeftBehind() ?? {};
  if (openRequests === 0 && drafts === 0) return null;
  return (
    <Alert tone="warning">
      {openRequests > 0 && <p>{requestsText(openRequests)}</p>}
      {drafts > 0 && <p>{draftsText(drafts)}</p>}
    </Alert>
  );
}

const requestsText = (many: number) =>
  many === 1
    ? 'Você tem 1 solicitação em andamento. Ela não é cancelada: segue com o seu executivo e com os demais usuários da empresa, mas você deixa de acompanhá-la.'
    : `Você tem ${many} solicitações em andamento. Elas não são canceladas: seguem com o seu executivo e com os demais usuários da empresa, mas você deixa de acompanhá-las.`;

const draftsText = (many: number) =>
  many === 1 ? '1 rascunho não enviado será apagado.' : `${many} rascunhos não enviados serão apagados.`;
