import { problemsOf } from '../../http/Problem';
import type { ProblemText } from '../../http/Problem';

const refused = (message: string): ProblemText => ({ status: 422, message });

export const refuseDocument = problemsOf({
  DOCUMENT_NOT_BASE64: refused('O conteúdo do arquivo não pôde ser lido.'),
  DOCUMENT_EMPTY: refused('O arquivo está vazio.'),
  DOCUMENT_TOO_LARGE: { status: 413, message: 'O arquivo deve ter no máximo 10 MB.' },
  DOCUMENT_NOT_PDF: refused('O arquivo não é um PDF.'),
  DOCUMENT_TRUNCATED: refused('O arquivo PDF está incompleto.'),
  DOCUMENT_UNREADABLE: refused('O arquivo PDF está corrompido e não pôde ser aberto.'),
  DOCUMENT_ENCRYPTED: refused('O arquivo PDF está protegido por senha.'),
  DOCUMENT_AWAY: {
    status: 503,
    message: 'O arquivo está guardado, mas não pôde ser buscado agora. Tente novamente em instantes.',
  },
  DOCUMENT_WITH_SCRIPT: refused('O arquivo PDF contém scripts, ações ou anexos e não pode ser aceito.'),
});
