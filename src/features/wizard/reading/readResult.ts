import type { PageText } from '../../../../engine/reading';

export interface ReadPages {
  readonly pages: readonly PageText[];
  readonly total: number;
}

export interface ReadFailure {
  readonly failed: 'not-pdf' | 'encrypted' | 'no-text' | 'too-slow' | 'broken';
}

export const FAILURES: Readonly<Record<ReadFailure['failed'], string>> = {
  'not-pdf':
    'Este arquivo não é um PDF. Salve o documento como PDF e escolha-o de novo, ou siga preenchendo.',
  encrypted:
    'Este PDF está protegido por senha. Salve uma cópia sem senha e escolha-a de novo, ou siga preenchendo.',
  'no-text':
    'Este PDF não tem texto: parece digitalizado. Se houver uma versão gerada no computador, escolha-a; senão, siga preenchendo.',
  'too-slow':
    'Este PDF demora demais para ser lido e a leitura foi interrompida. Escolha outra cópia do documento, ou siga preenchendo.',
  broken:
    'Este PDF está danificado e não pôde ser lido. Baixe o documento de novo na origem, ou siga preenchendo.',
};
