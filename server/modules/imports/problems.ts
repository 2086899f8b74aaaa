import { problemsOf } from '../../http/Problem';

export const refuseImport = problemsOf({
  FOREIGN_HOLDER: {
    status: 422,
    message: 'O tomador da apólice não está vinculado ao usuário. Procure seu executivo.',
  },
  FOREIGN_DOCUMENT: { status: 422, message: 'O arquivo anexado não foi encontrado. Envie-o novamente.' },
  ALREADY_SENT: {
    status: 409,
    message:
      'Uma apólice com este número já foi enviada para este tomador. Acompanhe a validação na lista abaixo.',
  },
  ALREADY_HERE: { status: 409, message: 'A apólice com este número já está no portal.' },
  LONG_EXPIRED: {
    status: 422,
    message:
      'Esta apólice venceu há mais de 6 meses, e apólices vencidas ficam no portal por no máximo 6 meses.',
  },
  ALREADY_DECIDED: { status: 409, message: 'Esta importação já foi validada ou recusada.' },
  NUMBER_TAKEN: {
    status: 409,
    message: 'Já existe uma apólice com este número no portal. Confira o número ou recuse a importação.',
  },
  KEY_REUSED: {
    status: 422,
    message: 'Esta solicitação já foi enviada com outros dados. Recarregue a página e tente novamente.',
  },
});
