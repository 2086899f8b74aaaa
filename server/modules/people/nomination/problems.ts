import { problemsOf } from '../../../http/Problem';

export const refuseNomination = problemsOf({
  404: { OTHER_PORTFOLIO: 'Este cliente não está na sua carteira.' },
  409: {
    EMAIL_UNCONFIRMED: 'O usuário ainda não confirmou o e-mail.',
    CLIENT_EXISTS: 'Este cliente já está cadastrado.',
  },
});
