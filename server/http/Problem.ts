/** What is wrong with one field: a dotted path, a machine's code and the Portuguese sentence for a person. */
export interface FieldError {
  path: string;
  code: string;
  message: string;
}

export interface ProblemText {
  status: number;
  message: string;
  title?: string;
}

/** A refusal that the caller may read. Everything else that is thrown is answered as an internal error. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly code: string,
    readonly text: ProblemText,
    readonly errors: readonly FieldError[] = [],
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

export function problemsOf<Table extends Record<string, ProblemText>>(table: Table) {
  return (code: keyof Table & string, errors?: readonly FieldError[], options?: ErrorOptions): Problem =>
    new Problem(code, table[code] as ProblemText, errors, options);
}
