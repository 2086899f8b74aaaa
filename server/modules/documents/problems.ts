import { problemsOf } from '../../http/Problem';

export const refuseDocument = problemsOf({
  413: { DOCUMENT_TOO_LARGE: 'O arquivo deve ter no máximo 10 MB.' },
  422: {
    DOCUMENT_NOT_BASE64: 'O conteúdo do arquivo não pôde ser lido.',
    DOCUMENT_EMPTY: 'O arquivo está vazio.',
    DOCUMENT_NOT_PDF: 'O arquivo não é um PDF.',
    DOCUMENT_TRUNCATED: 'O arquivo PDF está incompleto.',
    DOCUMENT_UNREADABLE: 'O arquivo PDF está corrompido e não pôde ser aberto.',
    DOCUMENT_ENCRYPTED: 'O arquivo PDF está protegido por senha.',
    DOCUMENT_WITH_SCRIPT: 'O arquivo PDF contém scripts, ações ou anexos e não pode ser aceito.',
  },
  503: {
    DOCUMENT_AWAY: 'O arquivo está guardado, mas não pôde ser buscado agora. Tente novamente em instantes.',
  },
});
