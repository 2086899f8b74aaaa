import { problemsOf } from '../../../http/Problem';

/** Refusals of sign-in (specification 1 §8). 400 and not 401 for an unknown user: the portal then offers the registration page. */
export const refuseSignIn = problemsOf({
  ACCESS_EXPIRED: {
    status: 401,
    message: 'Acesso expirado. Para novo acesso contate o Executivo.',
  },
  // The portal ends the sentence with a link: "clique aqui."
  PASSWORD_EXPIRED: {
    status: 401,
    message:
      'Senha expirada. Verifique sua caixa de e-mail para redefinição de senha. Caso deseje redefinir novamente,',
  },
  UNKNOWN_USER: {
    status: 400,
    message:
      'Não há registro de usuário correspondente a este identificador. O usuário pode ter sido excluído.',
  },
});
