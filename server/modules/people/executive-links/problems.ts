import { problemsOf } from '../../../http/Problem';

/** One answer for a link that is over, revoked or forged: what is the matter with it is nobody's business. */
export const refuseLink = problemsOf({
  EXECUTIVE_LINK_EXPIRED: {
    status: 401,
    message: 'Acesso expirado. Tente novamente ou Contate o administrador do sistema.',
  },
});
