import type { QuestionRefused } from '../../edit/question/stepFile';

export interface Asked {
  readonly path: string;
  readonly title: string;
}

export const asked = ({ path, title }: Asked) => `“${title}” (${path})`;

const REASONS: Readonly<Record<QuestionRefused['code'], string>> = {
  'no-product': 'Este rascunho não tem o produto.',
  'not-own': 'Esta pergunta é de vários produtos: o nome e a etapa dela não mudam num só.',
  'no-step': 'O produto não tem uma etapa sua com este nome.',
  taken: 'Já existe uma pergunta com este nome nesta etapa. Escolha outro.',
  'no-json': 'Um arquivo não é JSON: corrija-o antes no texto, para que nenhum uso fique para trás.',
  broken: 'O produto não se monta como está: corrija antes o que a conferência aponta.',
};

export const reasonOf = ({ code }: QuestionRefused) => REASONS[code];
