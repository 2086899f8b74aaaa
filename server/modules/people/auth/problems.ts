import { problemsOf } from '../../../http/Problem';

/** Refusals of links sent by e-mail and of new passwords. 400: the page that was opened shows the sentence. */
export const refuseAuth = problemsOf({
  400: {
    LINK_UNKNOWN:
      'Este link não é válido. Verifique se o endereço foi copiado por inteiro ou solicite um novo link.',
    LINK_USED: 'Este link já foi utilizado. Se precisar, solicite um novo link.',
    LINK_EXPIRED: 'Este link expirou. Solicite um novo link.',
  },
  422: {
    WEAK_PASSWORD: 'A senha deve ter no mínimo 8 caracteres, com pelo menos uma letra e um número.',
    COMMON_PASSWORD: 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.',
  },
});
