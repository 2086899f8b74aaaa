import { isUnloaded } from '../../../shared/ui/isUnloaded';

export const NO_CODE = 'Digite os 6 números que o aplicativo mostra.';

const unreachable = 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.';
const wrongPassword = 'A senha é inválida.';
const outOfTime = 'O tempo para informar o código terminou. Entre novamente com a sua senha.';
const unexplained = 'Não foi possível concluir a verificação. Tente novamente em instantes.';

const sentences: Record<string, string> = {
  'auth/invalid-verification-code':
    'Código incorreto ou vencido. Digite o que o aplicativo mostra agora. Se continuar, deixe automática a hora do celular.',
  'auth/code-expired': 'O tempo para ativar terminou. Leia o novo QR Code e digite o código que aparecer.',
  'auth/invalid-multi-factor-session': outOfTime,
  'auth/missing-multi-factor-session': outOfTime,
  'auth/totp-challenge-timeout': outOfTime,
  'auth/user-token-expired': 'Sua sessão terminou. Entre novamente com a sua senha.',
  'auth/multi-factor-info-not-found':
    'A verificação em duas etapas desta conta foi redefinida. Entre novamente com a sua senha.',
  'auth/unsupported-second-factor':
    'Esta conta pede um código que este portal não confere. Contate o administrador.',
  'auth/operation-not-allowed':
    'A verificação em duas etapas ainda não foi habilitada neste portal. Contate o administrador.',
  'auth/too-many-requests': 'Muitas tentativas seguidas. Aguarde alguns minutos e tente novamente.',
  'auth/maximum-second-factor-count-exceeded':
    'Esta conta já tem o número máximo de aplicativos. Contate o administrador.',
  'auth/user-disabled': 'A conta do usuário foi desabilitada por um administrador.',
  'auth/network-request-failed': unreachable,
  'auth/wrong-password': wrongPassword,
  'auth/invalid-credential': wrongPassword,
  'auth/invalid-login-credentials': wrongPassword,
};

/** After these the same sign-in cannot go on. */
const ends = new Set([
  'auth/invalid-multi-factor-session',
  'auth/missing-multi-factor-session',
  'auth/totp-challenge-timeout',
  'auth/multi-factor-info-not-found',
  'auth/unsupported-second-factor',
  'auth/user-disabled',
]);

export const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

export const endsSignIn = (error: unknown): boolean => ends.has(codeOf(error));

export function factorProblem(error: unknown): string {
  if (isUnloaded(error)) return unreachable;
  return sentences[codeOf(error)] ?? unexplained;
}
