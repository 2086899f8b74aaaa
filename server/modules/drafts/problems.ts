import { problemsOf } from '../../http/Problem';

export const refuseDraft = problemsOf({
  TOO_MANY_DRAFTS: { status: 422, message: 'O limite de rascunhos foi atingido. Conclua ou descarte algum.' },
});
