import type { SchemaError, StepValidator } from '../model/CompiledDefinition';

interface AjvError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params: { readonly errors?: readonly { readonly keyword: string }[] };
}

export interface AjvValidate {
  (value: unknown): boolean;
  errors?: readonly AjvError[] | null;
}

/** ajv-errors wraps what went wrong in an error of its own that carries our sentence. */
function toSchemaError(error: AjvError): SchemaError {
  const [, path = ''] = error.instancePath.split('/');
  return { path, code: error.params.errors?.[0]?.keyword ?? error.keyword, message: error.message ?? '' };
}

const NONE: readonly SchemaError[] = [];

export function toSchemaErrors(validate: AjvValidate): StepValidator {
  return (value) => (validate(value) ? NONE : (validate.errors ?? []).map(toSchemaError));
}
