import type { CompiledField } from '../../engine/model/CompiledDefinition';
import type { Option } from '../../engine/model/FieldSchema';
import type { FieldState } from '../../engine/model/states';
import { choiceText, print } from '../../engine/print/print';
import { dateText, moneyText } from '../../engine/values';

/** How somebody writes an answer in a cell. */
export function writtenCell({ schema }: CompiledField, state: FieldState, value: unknown): string {
  if (schema.ui.widget === 'choice') return choiceText(value as Option, schema);
  if (schema.ui.widget === 'date') return dateText(String(value));
  if (schema.ui.widget === 'money') return moneyText(value as number);
  if (Array.isArray(value)) return value.map((one) => print([one], schema, state)).join('; ');
  return print(value, schema, state);
}
