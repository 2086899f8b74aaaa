import { problemsOf } from '../../../http/Problem';

export const refuseOpportunity = problemsOf({
  NOT_NEAR_END: {
    status: 409,
    message:
      'Esta apólice não está entre as suas oportunidades: ela foi cancelada ou ainda não está perto do fim.',
  },
  NOT_RENEWABLE: {
    status: 409,
    message:
      'Este produto não pode ser pedido pelo portal. Diga que tem interesse e o seu executivo entra em contato.',
  },
});
