import { SEPARATORS, type RecipeKind, type Separator } from '../../edit/conversion/Recipe';

export const KINDS: Readonly<Record<RecipeKind, string>> = {
  part: 'De uma parte de um texto',
  joined: 'De dois ou mais textos, juntos',
  unit: 'De um número, em outra unidade',
  number: 'De um texto que diz um número',
  text: 'De um número, escrito como texto',
  options: 'De uma escolha, opção por opção',
};

const NAMES: Readonly<Record<Separator, string>> = {
  comma: 'vírgula',
  semicolon: 'ponto e vírgula',
  dash: 'traço entre espaços',
  slash: 'barra',
  blank: 'espaço',
  line: 'quebra de linha',
};

export const SEPARATOR_OPTIONS = (Object.keys(SEPARATORS) as Separator[]).map((value) => ({
  value,
  label: NAMES[value],
}));

/** Parts that are offered by their number; each but the first also with all that follows. */
const PARTS = [0, 1, 2, 3];

export const PIECE_OPTIONS = [
  ...PARTS.map((part) => ({ value: String(part), label: `a ${part + 1}ª parte` })),
  ...PARTS.slice(1).map((part) => ({ value: `${part}+`, label: `da ${part + 1}ª parte em diante` })),
];

export const UNIT_OPTIONS = [
  { value: 'times', label: 'multiplicado por' },
  { value: 'over', label: 'dividido por' },
] as const;

export const MISSING = {
  from: 'Escolha a pergunta de antes.',
  two: 'Escolha ao menos duas perguntas de antes.',
  factor: 'Escreva um número maior que zero.',
  pairs: 'Diga a opção de hoje de ao menos uma opção de antes.',
} as const;
export type Missing = keyof typeof MISSING;
