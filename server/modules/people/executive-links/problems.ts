import { problemsOf } from '../../../http/Problem';

/** One answer for a link that is over, revoked or forged: a stranger should not learn which. */
export const refuseLink = problemsOf({
  401: { EXECUTIVE_LINK_EXPIRED: 'Acesso expirado. Tente novamente ou Contate o administrador do sistema.' },
});
