import { problemsOf } from '../../../http/Problem';

export const refuseRegistration = problemsOf({
  EMAIL_TAKEN: { status: 409, message: 'Este e-mail já pertence a outro usuário.' },
});
