import { problemsOf } from '../../../http/Problem';

export const refuseQuestionnaire = problemsOf({
  409: { ALREADY_ANSWERED: 'O questionário desta solicitação já foi respondido.' },
  422: { INVALID_QUESTIONNAIRE: 'As respostas não correspondem à solicitação registrada.' },
});
