import type { Json } from '../../expression';
import type { Subject } from '../product/subject';
import { dateText } from '../../values/dateText';
import { decimalText } from '../../values/decimalText';
import { counted } from './counted';
import type { Answers } from './solve';

function optionLabel({ fields }: Subject, path: string, value: Json): string | undefined {
  const options = fields.get(path)?.schema.ui.options ?? [];
  const found = options.find((option) => (typeof option === 'string' ? option : option.value) === value);
  return typeof found === 'object' ? found.label : undefined;
}

/** An answer as it is read on the page. */
function printed(subject: Subject, path: string, value: Json): string {
  const label = optionLabel(subject, path, value);
  if (label !== undefined) return label;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (counted(value, 'date') !== undefined) return dateText(value as string);
  if (typeof value !== 'number') return typeof value === 'string' ? value : JSON.stringify(value);
  return decimalText(value, Number.isInteger(value) ? 0 : 2);
}

/** Example answers as an analyst says them, and as a case writes them. */
export function inWords(subject: Subject, answers: Answers): string {
  const entries = Object.entries(answers);
  if (entries.length === 0) return 'with nothing answered';
  const words = entries.map(([path, value]) => {
    const owner =
      subject.fields.get(path) ??
      [...subject.fields.values()].find((field) => path.startsWith(`${field.path}.`));
    return `${owner?.schema.title ?? path}: ${printed(subject, path, value)}`;
  });
  return `with ${words.join(', ')} (${JSON.stringify(answers)})`;
}
