import { problemsOf } from './Problem';

export const generalProblems = {
  400: { MALFORMED_REQUEST: 'Não foi possível interpretar a requisição.' },
  401: {
    SESSION_EXPIRED: { title: 'Sessão expirada!', message: 'Sessão expirada! Faça o login novamente!' },
  },
  403: {
    FORBIDDEN: 'Usuário sem permissão de acesso. Por favor contate o Executivo.',
    SECOND_FACTOR_REQUIRED:
      'Seu acesso exige a verificação em duas etapas. Ative-a ou entre novamente com o código do aplicativo.',
  },
  404: { NOT_FOUND: 'Registro não encontrado.' },
  405: { METHOD_NOT_ALLOWED: 'Operação não permitida neste endereço.' },
  408: { REQUEST_TIMEOUT: 'O envio demorou mais que o permitido. Tente novamente.' },
  409: { CONFLICT: 'O registro foi alterado por outra operação. Atualize e tente novamente.' },
  413: { PAYLOAD_TOO_LARGE: 'O conteúdo enviado é maior que o permitido.' },
  415: { UNSUPPORTED_MEDIA_TYPE: 'O formato do conteúdo enviado não é aceito.' },
  422: {
    INVALID_REQUEST: 'Algo deu errado com sua solicitação. Verifique os dados e tente novamente.',
    INVALID_CHARACTERS: 'Há caracteres inválidos nos dados enviados.',
  },
  429: { TOO_MANY_REQUESTS: 'Muitas solicitações em pouco tempo. Aguarde um momento e tente novamente.' },
  500: { INTERNAL: { title: 'Erro Interno - 500', message: 'Contate o administrador do sistema!' } },
  502: { LOOKUP_UNAVAILABLE: 'Serviço de consulta indisponível. Preencha os dados manualmente.' },
  503: { UNAVAILABLE: 'Serviço temporariamente indisponível. Tente novamente em instantes.' },
} as const;

export const refuse = problemsOf(generalProblems);
