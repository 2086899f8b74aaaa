import { problemsOf } from '../../../http/Problem';

/** Refusals of sign-in (specification 1 §8). 400 and not 401 for an unknown user: the portal then offers the registration page. */
export const refuseSignIn = problemsOf({
  400: {
    UNKNOWN_USER:
      'Não há registro de usuário correspondente a este identificador. O usuário pode ter sido excluído.',
  },
  401: {
    ACCESS_EXPIRED: 'Acesso expirado. Para novo acesso contate o Executivo.',
    // The portal ends the sentence with a link: "clique aqui."
    PASSWORD_EXPIRED:
      'Senha expirada. Verifique sua caixa de e-mail para redefinição de senha. Caso deseje redefinir novamente,',
  },
});
