import { problemsOf } from '../../../http/Problem';

/** Unknown, foreign and discarded templates are answered alike. */
export const refuseTemplate = problemsOf({
  TOO_MANY_TEMPLATES: { status: 422, message: 'O limite de modelos foi atingido. Descarte algum antes.' },
  TEMPLATE_GONE: { status: 410, message: 'Este modelo não existe mais: ele foi descartado.' },
});
