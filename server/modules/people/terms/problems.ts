import { problemsOf } from '../../../http/Problem';

export const refuseTerms = problemsOf({
  409: { TERMS_CHANGED: 'Os termos de uso foram atualizados. Recarregue a página e leia a nova versão.' },
});
