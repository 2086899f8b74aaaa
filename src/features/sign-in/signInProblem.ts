import { ApiError } from '../../shared/api/ApiError';
import { describeError } from '../../shared/api/describeError';
import { isUnloaded } from '../../shared/ui/isUnloaded';

export interface SignInProblem {
  title?: string | undefined;
  message: string;
  recover?: boolean;
}

const wrongPassword: SignInProblem = {
  message: 'A senha é inválida ou o usuário não possui uma senha. Caso deseje redefinir sua senha,',
  recover: true,
};

const unknownUser: SignInProblem = {
  message:
    'Não há registro de usuário correspondente a este identificador. O usuário pode ter sido excluído.',
};

const disabled: SignInProblem = { message: 'A conta do usuário foi desabilitada por um administrador.' };

const unreachable: SignInProblem = {
  message: 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
};

const problems: Record<string, SignInProblem> = {
  'auth/wrong-password': wrongPassword,
  'auth/invalid-credential': wrongPassword,
  'auth/invalid-login-credentials': wrongPassword,
  'auth/missing-password': wrongPassword,
  'auth/user-not-found': unknownUser,
  'auth/user-disabled': disabled,
  'auth/invalid-email': { message: 'E-mail inválido' },
  'auth/too-many-requests': {
    message: 'Muitas tentativas seguidas. Aguarde alguns minutos e tente novamente.',
  },
  'auth/network-request-failed': unreachable,
  'auth/popup-blocked': {
    message: 'O navegador bloqueou a janela de acesso. Permita janelas deste site e tente novamente.',
  },
  'auth/account-exists-with-different-credential': {
    message: 'Este e-mail já tem acesso por outro meio. Entre como das outras vezes.',
  },
};

const ASKED_FOR_CODE = 'auth/multi-factor-auth-required';
export const isAskedForCode = (error: unknown) => (error as { code?: string }).code === ASKED_FOR_CODE;

const silent = new Set([
  ASKED_FOR_CODE,
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);
/** The provider's text where it gives no code. */
const disabledInEnglish = /user account has been disabled by an administrator/i;
const unexplained = 'Não foi possível entrar. Tente novamente em instantes.';

/** Undefined when the user closed the social window, and when a code is asked for. */
export function signInProblem(error: unknown): SignInProblem | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (silent.has(code)) return undefined;
  if (disabledInEnglish.test(message)) return disabled;
  // Our server's messages are for people; the provider's are technical and in English.
  if (error instanceof ApiError) return describeError(error);
  if (isUnloaded(error)) return unreachable;
  return problems[code] ?? { message: unexplained };
}
