import { problemsOf } from '../../http/Problem';

export const refuseImport = problemsOf({
  409: {
    ALREADY_SENT:
      'Uma apólice com este número já foi enviada para este tomador. Acompanhe a validação na lista abaixo.',
    ALREADY_HERE: 'A apólice com este número já está no portal.',
    ALREADY_DECIDED: 'Esta importação já foi validada ou recusada.',
    NUMBER_TAKEN: 'Já existe uma apólice com este número no portal. Confira o número ou recuse a importação.',
  },
  422: {
    FOREIGN_HOLDER: 'O tomador da apólice não está vinculado ao usuário. Procure seu executivo.',
    FOREIGN_DOCUMENT: 'O arquivo anexado não foi encontrado. Envie-o novamente.',
    LONG_EXPIRED:
      'Esta apólice venceu há mais de 6 meses, e apólices vencidas ficam no portal por no máximo 6 meses.',
    KEY_REUSED: 'Esta solicitação já foi enviada com outros dados. Recarregue a página e tente novamente.',
  },
});
