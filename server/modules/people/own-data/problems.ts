import { problemsOf } from '../../../http/Problem';

export const refuseOwnData = problemsOf({
  REAUTHENTICATE: {
    status: 422,
    message: 'Por segurança, entre novamente antes de encerrar a conta.',
  },
  LAST_RESPONSIBLE: {
    status: 409,
    message:
      'Você é responsável por usuários de suas empresas. Peça ao seu executivo que nomeie outro responsável.',
  },
});
