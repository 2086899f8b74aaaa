import { problemsOf } from '../../../http/Problem';

export const refuseUser = problemsOf({
  409: {
    EMAIL_TAKEN:
      'Este e-mail já tem uma conta no portal. Peça ao seu executivo que a vincule às suas empresas.',
    SHARED_USER: 'Este usuário também atende outro cliente: somente as empresas podem ser alteradas.',
    ALREADY_SIGNED_IN:
      'Este usuário já acessou o portal. Se esqueceu a senha, ele pode redefini-la na página de entrada.',
  },
});
