import { problemsOf } from '../../http/Problem';

export const refuseSurvey = problemsOf({
  409: { SURVEY_ANSWERED: 'Esta pesquisa já foi respondida. Obrigado!' },
});
