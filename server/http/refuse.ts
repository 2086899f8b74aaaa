import { problemsOf } from './Problem';
import type { ProblemText } from './Problem';

export const generalProblems = {
  MALFORMED_REQUEST: { status: 400, message: 'Não foi possível interpretar a requisição.' },
  SESSION_EXPIRED: {
    status: 401,
    title: 'Sessão expirada!',
    message: 'Sessão expirada! Faça o login novamente!',
  },
  FORBIDDEN: { status: 403, message: 'Usuário sem permissão de acesso. Por favor contate o Executivo.' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message:
      'Seu acesso exige a verificação em duas etapas. Ative-a ou entre novamente com o código do aplicativo.',
  },
  NOT_FOUND: { status: 404, message: 'Registro não encontrado.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Operação não permitida neste endereço.' },
  REQUEST_TIMEOUT: { status: 408, message: 'O envio demorou mais que o permitido. Tente novamente.' },
  CONFLICT: {
    status: 409,
    message: 'O registro foi alterado por outra operação. Atualize e tente novamente.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'O conteúdo enviado é maior que o permitido.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'O formato do conteúdo enviado não é aceito.' },
  INVALID_REQUEST: {
    status: 422,
    message: 'Algo deu errado com sua solicitação. Verifique os dados e tente novamente.',
  },
  INVALID_CHARACTERS: { status: 422, message: 'Há caracteres inválidos nos dados enviados.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Muitas solicitações em pouco tempo. Aguarde um momento e tente novamente.',
  },
  INTERNAL: {
    status: 500,
    title: 'Erro Interno - 500',
    message: 'Contate o administrador do sistema!',
  },
  LOOKUP_UNAVAILABLE: {
    status: 502,
    message: 'Serviço de consulta indisponível. Preencha os dados manualmente.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'Serviço temporariamente indisponível. Tente novamente em instantes.',
  },
} satisfies Record<string, ProblemText>;

export const refuse = problemsOf(generalProblems);
