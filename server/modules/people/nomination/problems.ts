import { problemsOf } from '../../../http/Problem';

export const refuseNomination = problemsOf({
  OTHER_PORTFOLIO: { status: 404, message: 'Este cliente não está na sua carteira.' },
  EMAIL_UNCONFIRMED: { status: 409, message: 'O usuário ainda não confirmou o e-mail.' },
  CLIENT_EXISTS: { status: 409, message: 'Este cliente já está cadastrado.' },
});
