import { problemsOf } from '../../../http/Problem';

export const refuseRegistration = problemsOf({
  409: { EMAIL_TAKEN: 'Este e-mail já pertence a outro usuário.' },
});
