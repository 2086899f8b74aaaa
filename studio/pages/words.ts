import type { Explanation } from '../../engine/index';

export const originWords: Readonly<Record<Explanation['by'], string>> = {
  empty: 'Ninguém escreveu neste campo.',
  person: 'Foi digitado.',
  prefill: 'Já veio respondido: de um rascunho, ou de antes da última mudança da definição.',
  record: 'Veio do registro da cotação.',
  initial: 'É o valor com que o campo começa.',
  relation: 'Uma relação o ajustou.',
  derived: 'É calculado.',
  state: 'Um estado o impõe.',
  reset: 'Uma limpeza o esvaziou.',
  check: 'Uma verificação o esvaziou.',
  lookup: 'Veio de uma consulta.',
};

/** An answer as the analyst reads it: the JSON that rules see. */
export function valueText(value: unknown): string {
  return value === undefined || value === null ? 'vazio' : JSON.stringify(value);
}
