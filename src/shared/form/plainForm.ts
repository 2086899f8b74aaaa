import type { MaskName } from '../../../renderers/ui';

/** One text field of a plain form; the key is the name of its value and of its issue. */
export interface PlainField<Key extends string> {
  key: Key;
  label: string;
  required?: boolean;
  mask?: MaskName;
  /** Longest text. */
  limit?: number;
  type?: 'email' | 'text';
  autoComplete?: string;
  hint?: string;
  /** Takes the whole row. */
  wide?: boolean;
  /** Why a value is wrong; only asked about one that is there. */
  check?: (value: string) => string | undefined;
}

export type Values<Key extends string> = Record<Key, string>;
export type Issues<Key extends string> = Partial<Record<Key, string>>;

const emailForm = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const ofForm = (form: RegExp, message: string) => (value: string) => (form.test(value) ? undefined : message);

/** The shared rules of specification 1 §5 that plain forms need. */
export const checks = {
  email: (value: string) => (emailForm.test(value.trim()) ? undefined : 'E-mail inválido'),
  landline: ofForm(/^[1-9]\d{9}$/, 'Telefone inválido.'),
  cell: ofForm(/^[1-9]\d{10}$/, 'Celular inválido.'),
  cep: ofForm(/^\d{8}$/, 'CEP inválido.'),
};

/** What is wrong, by field in their order; empty when nothing is. */
export function validatePlain<Key extends string>(
  fields: readonly PlainField<Key>[],
  values: Values<Key>,
): Issues<Key> {
  const found = fields.map((field) => [field.key, issueOf(field, values[field.key])] as const);
  return Object.fromEntries(found.filter(([, message]) => message)) as Issues<Key>;
}

function issueOf<Key extends string>({ required, limit, check }: PlainField<Key>, value: string) {
  if (value.trim() === '') return required ? 'Preenchimento obrigatório' : undefined;
  if (limit && value.trim().length > limit) return `* O limite máximo é de ${limit} caracteres!`;
  return check?.(value);
}
