import { problemsOf } from '../../../http/Problem';

export const refuseOwnData = problemsOf({
  409: {
    LAST_RESPONSIBLE:
      'Você é responsável por usuários de suas empresas. Peça ao seu executivo que nomeie outro responsável.',
  },
  422: { REAUTHENTICATE: 'Por segurança, entre novamente antes de encerrar a conta.' },
});
