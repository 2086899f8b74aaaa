import { problemsOf } from '../../http/Problem';

export const refuseComplaint = problemsOf({
  FOREIGN_DOCUMENT: { status: 422, message: 'O arquivo anexado não foi encontrado. Envie-o novamente.' },
  ALREADY_ANSWERED: { status: 409, message: 'Este protocolo já foi respondido.' },
  KEY_REUSED: {
    status: 422,
    message: 'Esta solicitação já foi enviada com outros dados. Recarregue a página e tente novamente.',
  },
});
