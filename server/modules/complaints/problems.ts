import { problemsOf } from '../../http/Problem';

export const refuseComplaint = problemsOf({
  409: { ALREADY_ANSWERED: 'Este protocolo já foi respondido.' },
  422: {
    FOREIGN_DOCUMENT: 'O arquivo anexado não foi encontrado. Envie-o novamente.',
    KEY_REUSED: 'Esta solicitação já foi enviada com outros dados. Recarregue a página e tente novamente.',
  },
});
