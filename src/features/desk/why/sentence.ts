import type { TraceStep } from '../../../../contract/rating';
import { nameOf, valueText } from './words';

const infixes: Readonly<Record<string, string>> = {
  '+': '+',
  sum: '+',
  '-': '−',
  minus: '−',
  '*': '×',
  times: '×',
  '/': '÷',
  over: '÷',
  '>': 'é maior que',
  '>=': 'é maior ou igual a',
  '<': 'é menor que',
  '<=': 'é menor ou igual a',
  '==': 'é igual a',
  '===': 'é igual a',
  '!=': 'é diferente de',
  '!==': 'é diferente de',
};

const list = new Intl.ListFormat('pt-BR');
const places = ({ Value }: TraceStep) =>
  `${valueText(Value)} ${Value === 1 ? 'casa decimal' : 'casas decimais'}`;

type Sentence = (first: TraceStep, second: TraceStep, all: readonly TraceStep[]) => string;

const sentences: Readonly<Record<string, Sentence>> = {
  max: (_first, _second, all) => `o maior entre ${list.format(all.map((step) => operand(step)))}`,
  min: (_first, _second, all) => `o menor entre ${list.format(all.map((step) => operand(step)))}`,
  percentOf: (amount, rate) => `${operand(rate, '%')} de ${operand(amount)}`,
  plusPercent: (amount, rate) => `${operand(amount)} mais ${operand(rate, '%')}`,
  percentShare: (part, whole) => `quanto por cento ${operand(part)} é de ${operand(whole)}`,
  roundTo: (amount, digits) => `${operand(amount)} arredondado a ${places(digits)}`,
  floorTo: (amount, digits) => `${operand(amount)} arredondado para baixo a ${places(digits)}`,
  daysBetween: (from, to) => `dias de ${operand(from)} a ${operand(to)}`,
  monthsBetween: (from, to) => `meses completos de ${operand(from)} a ${operand(to)}`,
  yearsBetween: (from, to) => `anos completos de ${operand(from)} a ${operand(to)}`,
};

export function sentenceOf({ Operator, Steps }: TraceStep): string | undefined {
  const [first, second] = Steps;
  if (Operator === null || !first || !second) return undefined;
  const infix = infixes[Operator];
  if (infix) return Steps.map((step) => operand(step)).join(` ${infix} `);
  return sentences[Operator]?.(first, second, Steps);
}

export function untold(step: TraceStep): readonly TraceStep[] {
  if (sentenceOf(step) === undefined) return step.Steps;
  return step.Steps.filter(({ Operator, Steps }) => Operator === 'constant' || Steps.length > 0);
}

function operand(step: TraceStep, unit = ''): string {
  const value = (step.Text ?? valueText(step.Value)) + unit;
  const name = nameOf(step);
  return name ? `${name} (${value})` : value;
}
