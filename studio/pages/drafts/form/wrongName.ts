import type { FileFieldProps } from './fieldProps';
import { entrySchema } from './schemaPlaces';

export function wrongName(name: string, { schema, formData }: FileFieldProps): string | undefined {
  if (name === '') return 'Digite o nome.';
  if (Object.hasOwn(formData ?? {}, name)) return 'Este nome já existe.';
  const form = typeof schema.propertyNames === 'object' ? schema.propertyNames.pattern : undefined;
  const isFit = form === undefined || new RegExp(form, 'u').test(name);
  return isFit && entrySchema(schema, name) ? undefined : 'Este nome não pode ser usado aqui.';
}
