import { problemsOf } from '../../../http/Problem';

/** To the letter: specification 1 §5, "Summary search window" and "End date not after start". */
export const refuseSearch = problemsOf({
  PERIOD_TOO_LONG: { status: 422, message: 'Limite máximo de pesquisa 1 ano.' },
  PERIOD_REVERSED: { status: 422, message: 'A data final deve ser maior que a data inicial.' },
});
