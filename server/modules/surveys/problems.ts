import { problemsOf } from '../../http/Problem';

export const refuseSurvey = problemsOf({
  SURVEY_ANSWERED: { status: 409, message: 'Esta pesquisa já foi respondida. Obrigado!' },
});
