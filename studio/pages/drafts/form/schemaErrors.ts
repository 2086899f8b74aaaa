import { ERRORS_KEY, type ErrorSchema, type RJSFValidationError } from '@rjsf/utils';
import type { Fault } from '../../../../engine/definition';
import { pointerParts } from '../../../edit/jsonTree';
import { FAULT_MEANINGS } from '../../faultMeanings';

/** Other texts are Portuguese already. */
const meanings: Readonly<Record<string, string | undefined>> = FAULT_MEANINGS;

type Params = Readonly<Record<string, unknown>>;

const WORDS: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'Preencha.',
  type: () => 'O valor é de outro tipo.',
  enum: ({ allowedValues }) => `Use um destes: ${[allowedValues].flat().join(', ')}.`,
  const: ({ allowedValue }) => `Só pode ser ${JSON.stringify(allowedValue)}.`,
  minLength: () => 'Preencha.',
  minItems: ({ limit }) => `Inclua ao menos ${limit}.`,
  minProperties: ({ limit }) => `Inclua ao menos ${limit}.`,
  minimum: ({ limit }) => `O menor valor é ${limit}.`,
  maximum: ({ limit }) => `O maior valor é ${limit}.`,
  exclusiveMinimum: ({ limit }) => `Deve ser maior que ${limit}.`,
  uniqueItems: () => 'Há dois itens iguais.',
  additionalProperties: ({ additionalProperty }) => `Não há aqui uma chave ${additionalProperty}.`,
};

export const inPortuguese = (errors: RJSFValidationError[]): RJSFValidationError[] =>
  errors.map((error) => ({
    ...error,
    message: WORDS[error.name ?? '']?.(error.params as Params) ?? 'O texto não está escrito como deve.',
  }));

export function faultErrors(file: string, faults: readonly Fault[]): ErrorSchema<unknown> {
  const root: Record<string, unknown> = {};
  for (const { code, pointer, message } of faults.filter((fault) => fault.file === file)) {
    let at = root;
    for (const part of pointerParts(pointer)) at = (at[part] ??= {}) as Record<string, unknown>;
    at[ERRORS_KEY] = [...((at[ERRORS_KEY] as string[] | undefined) ?? []), meanings[code] ?? message];
  }
  return root;
}
