import { problemsOf } from '../../../http/Problem';

export const refuseOpportunity = problemsOf({
  409: {
    NOT_NEAR_END:
      'Esta apólice não está entre as suas oportunidades: ela foi cancelada ou ainda não está perto do fim.',
    NOT_RENEWABLE:
      'Este produto não pode ser pedido pelo portal. Diga que tem interesse e o seu executivo entra em contato.',
  },
});
