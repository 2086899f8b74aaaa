import { problemsOf } from '../../../http/Problem';

/** Unknown, expired and revoked are answered alike, so that nobody learns which. */
export const refuseShare = problemsOf({
  SHARE_OVER: {
    status: 410,
    message: 'Este link expirou, foi revogado ou não existe. Peça um novo a quem o enviou.',
  },
  NOT_SHARABLE: { status: 409, message: 'Só o que já foi emitido pode ser compartilhado.' },
  TOO_MANY_SHARES: { status: 422, message: 'Esta solicitação já tem 20 links. Revogue algum antes.' },
});
