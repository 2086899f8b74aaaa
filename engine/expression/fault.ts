/** Why an expression is refused when the definition is loaded. */
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
  /** The word that was probably meant. */
  readonly suggestion?: string;
}

/** What the definition around an expression has. */
export interface Known {
  hasField(path: string): boolean;
  fieldNames(): string[];
  constantNames(): string[];
  isMoney?(path: string): boolean;
}

/** A sentence with its "did you mean", if there is something near. */
export function withSuggestion(
  fault: Omit<ExpressionFault, 'suggestion'>,
  suggestion: string | undefined,
): ExpressionFault {
  if (suggestion === undefined) return fault;
  return { ...fault, message: `${fault.message} Did you mean ${suggestion}?`, suggestion };
}

/** A JSON pointer one step further down. */
export function below(pointer: string, ...steps: readonly (string | number)[]): string {
  return steps.reduce<string>(
    (path, step) => `${path}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  );
}
