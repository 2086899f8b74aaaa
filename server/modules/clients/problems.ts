import { problemsOf } from '../../http/Problem';

export const refuseNomination = problemsOf({
  NOT_NOMINATED: {
    status: 422,
    message: 'Usuário sem cliente(s) nomeado(s). Por favor contate o Executivo.',
  },
});
