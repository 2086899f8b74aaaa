import { type CompiledDefinition, print } from '../../../engine/index';
import { dateText, moneyText } from '../../../engine/values';
import type { CaseColumn } from './CaseColumn';

function fieldOf({ part, keys }: CaseColumn, { byPath }: CompiledDefinition) {
  const path = part === 'given' ? keys[0] : part === 'expect' && keys[0] === 'answers' ? keys[1] : undefined;
  return path === undefined ? undefined : byPath.get(path);
}

export function cellWords(value: unknown, column: CaseColumn, definition: CompiledDefinition): string {
  if (value === null || value === undefined) return 'vazio';
  const { input } = column;
  if (input.kind === 'choice') {
    const chosen = input.options.find((option) => option.value === value);
    if (chosen) return chosen.label;
  }
  const field = fieldOf(column, definition);
  const isAnswer =
    field && typeof value !== 'object' && (typeof value === 'string') === (field.schema.type === 'string');
  if (isAnswer) return print(value, field.schema, field.base);
  if (input.kind === 'money' && typeof value === 'number') return moneyText(value);
  if (input.kind === 'date') return dateText(String(value));
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
