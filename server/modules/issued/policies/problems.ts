import { problemsOf } from '../../../http/Problem';

export const refusePolicy = problemsOf({
  409: {
    POLICY_CHANGED:
      'A apólice foi alterada por outro endosso depois desta solicitação. Faça uma nova solicitação.',
    ENDORSEMENT_IN_PROGRESS:
      'Já existe uma solicitação de endosso em andamento para esta apólice. Entre em contato com o executivo.',
    POLICY_CANCELLED: {
      title: 'A apólice/endosso informado está cancelado.',
      message: 'Não é possível realizar a solicitação de endosso, procure seu executivo.',
    },
    POLICY_EXPIRED: {
      title: 'A apólice/endosso informado está vencido',
      message: 'Não é possível realizar a solicitação de endosso, procure seu executivo.',
    },
    /** The request names no policy of ours; another brokerage's cannot be endorsed here. */
    NO_POLICY_TO_ENDORSE: 'O documento foi emitido por outra corretora e não pode ser endossado por aqui.',
  },
});
