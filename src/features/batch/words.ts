import { countText } from '../../../renderers/ui';
import { nearest, type RowIssue } from '../../../engine/index';
import { LIMITS, type CellFault, type Refusal } from './sheet/RawSheet';

interface Sentence {
  readonly title: string;
  readonly message: (found: string) => string;
}

const refusals: Readonly<Record<Refusal, Sentence>> = {
  large: {
    title: 'O arquivo é grande demais',
    message: () =>
      'Uma planilha de pedidos tem até 5 MB. Retire imagens e abas que não são dos pedidos e salve de novo.',
  },
  empty: {
    title: 'A planilha está vazia',
    message: () => 'Preencha o modelo, uma linha para cada pedido, e escolha o arquivo de novo.',
  },
  noRows: {
    title: 'A planilha não tem pedidos',
    message: () => 'Só encontramos o cabeçalho. Preencha uma linha para cada pedido, abaixo dele.',
  },
  manyRows: {
    title: `A planilha tem mais de ${LIMITS.rows} pedidos`,
    message: (found) =>
      `São ${found} linhas. Divida-a em arquivos de até ${LIMITS.rows} linhas e envie um por vez.`,
  },
  manyColumns: {
    title: 'A planilha tem colunas demais',
    message: (found) => `São ${found} colunas. Deixe só as que respondem às perguntas do pedido.`,
  },
  protected: {
    title: 'Não é possível abrir este arquivo',
    message: () =>
      'Ele tem senha ou é do formato antigo do Excel (.xls). Salve-o sem senha como .xlsx e escolha-o de novo.',
  },
  bomb: {
    title: 'Não é possível abrir este arquivo',
    message: () =>
      'Aberto, ele ocuparia espaço demais. Copie os pedidos para uma planilha nova e salve-a como .xlsx.',
  },
  kind: {
    title: 'O arquivo não é uma planilha',
    message: () => 'Escolha um arquivo .xlsx ou .csv.',
  },
  broken: {
    title: 'Não foi possível ler a planilha',
    message: () => 'O arquivo parece danificado. Abra-o no Excel, salve-o como .xlsx e escolha-o de novo.',
  },
};

export function refusalWords(refusal: Refusal, found = 0): { title: string; message: string } {
  const { title, message } = refusals[refusal];
  return { title, message: message(countText(found)) };
}

const LISTED = 6;

const offered = (options: readonly string[], typed: string) => {
  const likely = nearest(typed, options);
  if (likely) return `Você quis dizer “${likely}”?`;
  if (options.length === 0) return 'Confira as respostas de que ela depende.';
  const listed = options.slice(0, LISTED).join(', ');
  return options.length > LISTED
    ? `Há ${options.length} opções, como: ${listed}.`
    : `Use uma destas: ${listed}.`;
};

export function issueWords({ code, message, shown, options = [] }: RowIssue, typed = ''): string {
  switch (code) {
    case 'none':
      return `“${typed}” não está entre as opções. ${offered(options, typed)}`;
    case 'several':
      return `Mais de uma opção se chama “${typed}”. Use o código, como o CNPJ.`;
    case 'contradicts':
      return shown
        ? `Não combina com outras respostas da linha, pelas quais seria ${shown}. Corrija uma delas ou deixe esta vazia.`
        : 'Outra resposta da linha esvazia esta. Corrija uma delas.';
    case 'locked':
      return shown ? `Será enviado: ${shown}.` : 'Não será enviado: é preenchido pelo portal.';
    case 'unasked':
      return 'Não é perguntado com as outras respostas da linha; não será enviado.';
    default:
      return message ?? '';
  }
}

export const faultWords: Readonly<Record<CellFault, string>> = {
  formula: 'A fórmula não tem valor. Abra a planilha no Excel e salve-a, ou escreva o valor.',
  error: 'A célula mostra um erro da planilha. Escreva o valor.',
};

export const doubledWords = (line: number) =>
  `Esta linha é igual à ${line} e seria o mesmo pedido. Retire uma das duas ou mude o que as distingue.`;

export const MISTAKES = 'O que corrigir';

export const REPEATED_KEY =
  'Esta linha já foi enviada antes, com outros valores calculados. Procure-a em Status da Solicitação antes de pedir de novo.';
