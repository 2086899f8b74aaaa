import { problemsOf } from '../../../http/Problem';

export const refuseDraft = problemsOf({
  409: { DRAFT_ENDED: 'Esta solicitação foi enviada ou recomeçada em outra janela.' },
  410: {
    DRAFT_GONE: 'Este rascunho não existe mais: ele foi enviado ou descartado.',
    DRAFT_EXPIRED: 'Este rascunho expirou. As respostas foram apagadas.',
  },
  422: { TOO_MANY_DRAFTS: 'O limite de rascunhos foi atingido. Conclua ou descarte algum.' },
});
