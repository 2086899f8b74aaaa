import type { Json } from '../../../engine/expression';
import type { FieldSchema } from '../../../engine/index';
import type { Subject } from '../product/subject';
import { dateText, decimalText } from '../../../engine/values';
import { counted } from './counted';
import type { Answers } from './Verdict';

export interface Asked {
  readonly fields: ReadonlyMap<string, { readonly path: string; readonly schema: FieldSchema }>;
}

function optionLabel({ fields }: Asked, path: string, value: Json): string | undefined {
  const options = fields.get(path)?.schema.ui.options ?? [];
  const found = options.find((option) => (typeof option === 'string' ? option : option.value) === value);
  return typeof found === 'object' ? found.label : undefined;
}

export function printed(asked: Asked, path: string, value: Json): string {
  const label = optionLabel(asked, path, value);
  if (label !== undefined) return label;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (counted(value, 'date') !== undefined) return dateText(value as string);
  if (typeof value !== 'number') return typeof value === 'string' ? value : JSON.stringify(value);
  return decimalText(value, Number.isInteger(value) ? 0 : 2);
}

export function exampleOf(
  subject: Subject,
  answers: Answers,
): { readonly path: string; readonly title: string; readonly text: string }[] {
  return Object.entries(answers).map(([path, value]) => {
    const owner =
      subject.fields.get(path) ??
      [...subject.fields.values()].find((field) => path.startsWith(`${field.path}.`));
    return { path, title: owner?.schema.title ?? path, text: printed(subject, path, value) };
  });
}

export function inWords(subject: Subject, answers: Answers): string {
  const said = exampleOf(subject, answers);
  if (said.length === 0) return 'with nothing answered';
  const words = said.map(({ title, text }) => `${title}: ${text}`);
  return `with ${words.join(', ')} (${JSON.stringify(answers)})`;
}
