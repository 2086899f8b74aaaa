import { problemsOf } from '../../http/Problem';

export const refuseNomination = problemsOf({
  422: { NOT_NOMINATED: 'Usuário sem cliente(s) nomeado(s). Por favor contate o Executivo.' },
});
