import { problemsOf } from '../../http/Problem';

/** Refusals for who is nominated to no client (specification 1 §4, §6; 2 §8). */
export const refuseNomination = problemsOf({
  NOT_NOMINATED: {
    status: 422,
    message: 'Usuário sem cliente(s) nomeado(s). Por favor contate o Executivo.',
  },
});
