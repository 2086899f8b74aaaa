import { problemsOf } from '../../../http/Problem';

export const refusePolicy = problemsOf({
  /** Somebody endorsed it after the request was made. */
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
  /** It ended after the endorsement was offered. */
  POLICY_EXPIRED: {
    status: 409,
    title: 'A apólice/endosso informado está vencido',
    message: 'Não é possível realizar a solicitação de endosso, procure seu executivo.',
  },
  /** A request that names none of our policies: another brokerage's document has nothing to fold into. */
  NO_POLICY_TO_ENDORSE: {
    status: 409,
    message: 'O documento foi emitido por outra corretora e não pode ser endossado por aqui.',
  },
});
