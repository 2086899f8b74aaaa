import { problemsOf } from '../../../http/Problem';

/** Unknown, foreign and discarded templates are answered alike. */
export const refuseTemplate = problemsOf({
  410: { TEMPLATE_GONE: 'Este modelo não existe mais: ele foi descartado.' },
  422: { TOO_MANY_TEMPLATES: 'O limite de modelos foi atingido. Descarte algum antes.' },
});
