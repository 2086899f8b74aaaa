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

type Words = string | { readonly title: string; readonly message: string };
type Table = Readonly<Record<number, Readonly<Record<string, Words>>>>;
type CodeOf<Of extends Table> = { [Status in keyof Of]: keyof Of[Status] }[keyof Of] & string;

/** A module's refusals: by status and code, what is said. */
export function problemsOf<const Of extends Table>(table: Of) {
  const texts = Object.entries<Table[number]>(table).flatMap(([status, words]) =>
    Object.entries(words).map(([code, said]) => [code, textOf(Number(status), said)] as const),
  );
  const byCode = new Map(texts);
  return (code: CodeOf<Of>, errors?: readonly FieldError[], options?: ErrorOptions): Problem =>
    new Problem(code, byCode.get(code)!, errors, options);
}

const textOf = (status: number, words: Words): ProblemText =>
  typeof words === 'string' ? { status, message: words } : { status, ...words };
