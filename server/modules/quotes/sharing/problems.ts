import { problemsOf } from '../../../http/Problem';

/** Unknown, expired and revoked are answered alike, so that nobody learns which. */
export const refuseShare = problemsOf({
  409: { NOT_SHARABLE: 'Só o que já foi emitido pode ser compartilhado.' },
  410: { SHARE_OVER: 'Este link expirou, foi revogado ou não existe. Peça um novo a quem o enviou.' },
  422: { TOO_MANY_SHARES: 'Esta solicitação já tem 20 links. Revogue algum antes.' },
});
