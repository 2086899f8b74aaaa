import { problemsOf } from '../../http/Problem';

/** Refusals of sign-in. 400 and not 401 for an unknown user: the portal then offers the registration page. */
export const refuseSignIn = problemsOf({
  UNKNOWN_USER: {
    status: 400,
    message:
      'Não há registro de usuário correspondente a este identificador. O usuário pode ter sido excluído.',
  },
});
