import { problemsOf } from '../../http/Problem';

export const refuseQuote = problemsOf({
  404: {
    PRODUCT_UNAVAILABLE: 'Este produto ainda não está disponível para solicitação pelo portal.',
    POLICY_NOT_FOUND: {
      title: 'Nenhum registro encontrado',
      message:
        'Não foi possível localizar a apólice/endosso solicitado, ou o produto não está disponível para solicitação automática.',
    },
  },
  409: {
    NOT_REPEATABLE: 'Esta solicitação não pode ser repetida. Faça uma nova solicitação.',
    OFFER_EXPIRED: 'O prazo desta cotação terminou. Faça uma nova solicitação.',
    NOTHING_TO_PAY: 'Este endosso não tem prêmio a pagar. Confirme a solicitação para seguir com a emissão.',
    DUE_DATE_PASSED: 'O vencimento da 1ª parcela já passou. Escolha uma nova data para contratar.',
    NOT_ISSUABLE: 'A solicitação não informa vigência, importância segurada ou prêmio para emitir a apólice.',
    HOLDER_NOT_LINKED: 'O tomador da apólice não está vinculado ao usuário. Procure seu executivo.',
    OTHER_BROKERAGE: {
      title: 'Este documento foi emitido por outra corretora',
      message: 'Pesquise o documento novamente para seguir com a solicitação.',
    },
    ENDORSEMENT_PROCESSING: {
      title: 'Endosso em processamento',
      message:
        'Um endosso desta apólice está sendo emitido. Aguarde o fim do processo para solicitar um novo endosso.',
    },
    STATUS_FORBIDS: 'A situação atual da cotação não permite esta operação.',
  },
  422: {
    INVALID_SUBMISSION: 'Há campos inválidos na solicitação. Verifique os dados e tente novamente.',
    DEFINITION_OUTDATED: 'O formulário desta solicitação foi atualizado. Reabra a cotação para continuar.',
    NATURAL_PERSON:
      'Solicitações são feitas em nome de uma empresa vinculada ao usuário. Por favor contate o Executivo.',
    KEY_REUSED: 'Esta solicitação já foi enviada com outros dados.',
    INVALID_PAYMENT: 'Há dados de pagamento inválidos. Verifique os campos e tente novamente.',
    ANALYSIS_UNAVAILABLE: 'Este produto não permite a solicitação de análise.',
  },
});
