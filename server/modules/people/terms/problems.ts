import { problemsOf } from '../../../http/Problem';

export const refuseTerms = problemsOf({
  TERMS_CHANGED: {
    status: 409,
    message: 'Os termos de uso foram atualizados. Recarregue a página e leia a nova versão.',
  },
});
