import { problemsOf } from '../../../http/Problem';

export const refusePolicy = problemsOf({
  POLICY_CHANGED: {
    status: 409,
    message: 'A apólice foi alterada por outro endosso depois desta solicitação. Faça uma nova solicitação.',
  },
  ENDORSEMENT_IN_PROGRESS: {
    status: 409,
    message:
      'Já existe uma solicitação de endosso em andamento para esta apólice. Entre em contato com o executivo.',
  },
  POLICY_CANCELLED: {
    status: 409,
    title: 'A apólice/endosso informado está cancelado.',
    message: 'Não é possível realizar a solicitação de endosso, procure seu executivo.',
  },
  POLICY_EXPIRED: {
    status: 409,
    title: 'A apólice/endosso informado está vencido',
    message: 'Não é possível realizar a solicitação de endosso, procure seu executivo.',
  },
  /** The request names no policy of ours; another brokerage's cannot be endorsed here. */
  NO_POLICY_TO_ENDORSE: {
    status: 409,
    message: 'O documento foi emitido por outra corretora e não pode ser endossado por aqui.',
  },
});
