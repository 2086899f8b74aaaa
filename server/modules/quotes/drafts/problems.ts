import { problemsOf } from '../../../http/Problem';

export const refuseDraft = problemsOf({
  DRAFT_ENDED: { status: 409, message: 'Esta solicitação foi enviada ou recomeçada em outra janela.' },
  DRAFT_GONE: { status: 410, message: 'Este rascunho não existe mais: ele foi enviado ou descartado.' },
  DRAFT_EXPIRED: { status: 410, message: 'Este rascunho expirou. As respostas foram apagadas.' },
  TOO_MANY_DRAFTS: { status: 422, message: 'O limite de rascunhos foi atingido. Conclua ou descarte algum.' },
});
