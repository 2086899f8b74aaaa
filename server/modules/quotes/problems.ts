import { problemsOf } from '../../http/Problem';

export const refuseQuote = problemsOf({
  INVALID_SUBMISSION: {
    status: 422,
    message: 'Há campos inválidos na solicitação. Verifique os dados e tente novamente.',
  },
  PRODUCT_UNAVAILABLE: {
    status: 404,
    message: 'Este produto ainda não está disponível para solicitação pelo portal.',
  },
  DEFINITION_OUTDATED: {
    status: 422,
    message: 'O formulário desta solicitação foi atualizado. Reabra a cotação para continuar.',
  },
  NATURAL_PERSON: {
    status: 422,
    message:
      'Solicitações são feitas em nome de uma empresa vinculada ao usuário. Por favor contate o Executivo.',
  },
  NOT_REPEATABLE: {
    status: 409,
    message: 'Esta solicitação não pode ser repetida. Faça uma nova solicitação.',
  },
  KEY_REUSED: {
    status: 422,
    message: 'Esta solicitação já foi enviada com outros dados.',
  },
  INVALID_PAYMENT: {
    status: 422,
    message: 'Há dados de pagamento inválidos. Verifique os campos e tente novamente.',
  },
  ANALYSIS_UNAVAILABLE: {
    status: 422,
    message: 'Este produto não permite a solicitação de análise.',
  },
  OFFER_EXPIRED: {
    status: 409,
    message: 'O prazo desta cotação terminou. Faça uma nova solicitação.',
  },
  NOTHING_TO_PAY: {
    status: 409,
    message: 'Este endosso não tem prêmio a pagar. Confirme a solicitação para seguir com a emissão.',
  },
  DUE_DATE_PASSED: {
    status: 409,
    message: 'O vencimento da 1ª parcela já passou. Escolha uma nova data para contratar.',
  },
  NOT_ISSUABLE: {
    status: 409,
    message: 'A solicitação não informa vigência, importância segurada ou prêmio para emitir a apólice.',
  },
  POLICY_NOT_FOUND: {
    status: 404,
    title: 'Nenhum registro encontrado',
    message:
      'Não foi possível localizar a apólice/endosso solicitado, ou o produto não está disponível para solicitação automática.',
  },
  HOLDER_NOT_LINKED: {
    status: 409,
    message: 'O tomador da apólice não está vinculado ao usuário. Procure seu executivo.',
  },
  OTHER_BROKERAGE: {
    status: 409,
    title: 'Este documento foi emitido por outra corretora',
    message: 'Pesquise o documento novamente para seguir com a solicitação.',
  },
  ENDORSEMENT_PROCESSING: {
    status: 409,
    title: 'Endosso em processamento',
    message:
      'Um endosso desta apólice está sendo emitido. Aguarde o fim do processo para solicitar um novo endosso.',
  },
  STATUS_FORBIDS: {
    status: 409,
    message: 'A situação atual da cotação não permite esta operação.',
  },
});
