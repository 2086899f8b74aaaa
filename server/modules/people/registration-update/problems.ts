import { problemsOf } from '../../../http/Problem';

/** Refusals of a registration update. */
export const refuseRegistration = problemsOf({
  EMAIL_TAKEN: { status: 409, message: 'Este e-mail já pertence a outro usuário.' },
});
