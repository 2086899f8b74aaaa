import { problemsOf } from '../../../http/Problem';

export const refuseTemplate = problemsOf({
  TOO_MANY_TEMPLATES: { status: 422, message: 'O limite de modelos foi atingido. Descarte algum antes.' },
});
