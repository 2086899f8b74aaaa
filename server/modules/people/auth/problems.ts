import { problemsOf } from '../../../http/Problem';

/** Refusals of links sent by e-mail and of new passwords. 400: the page that was opened shows the sentence. */
export const refuseAuth = problemsOf({
  LINK_UNKNOWN: {
    status: 400,
    message:
      'Este link não é válido. Verifique se o endereço foi copiado por inteiro ou solicite um novo link.',
  },
  LINK_USED: {
    status: 400,
    message: 'Este link já foi utilizado. Se precisar, solicite um novo link.',
  },
  LINK_EXPIRED: {
    status: 400,
    message: 'Este link expirou. Solicite um novo link.',
  },
  WEAK_PASSWORD: {
    status: 422,
    message: 'A senha deve ter no mínimo 8 caracteres, com pelo menos uma letra e um número.',
  },
  COMMON_PASSWORD: {
    status: 422,
    message: 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.',
  },
});
