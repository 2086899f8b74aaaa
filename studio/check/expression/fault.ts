export interface ExpressionFault {
  /** JSON pointer from the expression's root. */
  readonly pointer: string;
  readonly code:
    | 'unknown-operator'
    | 'unknown-field'
    | 'unsafe-path'
    | 'arity'
    | 'unknown-constant'
    | 'bad-literal'
    | 'float-money';
  readonly message: string;
  readonly suggestion?: string;
}

export interface Known {
  hasField(path: string): boolean;
  fieldNames(): string[];
  constantNames(): string[];
  isMoney?(path: string): boolean;
}

export function withSuggestion(
  fault: Omit<ExpressionFault, 'suggestion'>,
  suggestion: string | undefined,
): ExpressionFault {
  if (suggestion === undefined) return fault;
  return { ...fault, message: `${fault.message} Did you mean ${suggestion}?`, suggestion };
}

export function below(pointer: string, ...steps: readonly (string | number)[]): string {
  return steps.reduce<string>(
    (path, step) => `${path}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  );
}
