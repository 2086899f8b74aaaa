import { problemsOf } from '../../../http/Problem';

/** Refusals of the daily check (specification 1 §4, §6). */
export const refuseStanding = problemsOf({
  NOT_NOMINATED: {
    status: 422,
    message: 'Usuário sem cliente(s) nomeado(s). Por favor contate o Executivo.',
  },
});
