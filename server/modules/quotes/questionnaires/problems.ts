import { problemsOf } from '../../../http/Problem';

export const refuseQuestionnaire = problemsOf({
  INVALID_QUESTIONNAIRE: {
    status: 422,
    message: 'As respostas não correspondem à solicitação registrada.',
  },
  ALREADY_ANSWERED: {
    status: 409,
    message: 'O questionário desta solicitação já foi respondido.',
  },
});
