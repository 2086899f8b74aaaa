import { problemsOf } from '../../../http/Problem';

export const refuseOpportunity = problemsOf({
  NOT_NEAR_END: {
    status: 409,
    message:
      'Esta apólice não está entre as suas oportunidades: ela foi cancelada ou ainda não está perto do fim.',
  },
  NOT_RENEWABLE: {
    status: 409,
    message: 'Esta apólice não foi feita pelo portal. Peça uma nova cotação do produto.',
  },
});
