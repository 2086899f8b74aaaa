import { Client } from 'pg';

/** One SQL statement as it was sent, and the first row of its answer. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly first: readonly unknown[] | undefined;
}

type Query = (this: Client, ...args: unknown[]) => unknown;
interface Answer {
  readonly rows?: readonly object[];
}

/** Every statement that `work` sends to PostgreSQL, in order; nothing else may run meanwhile. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function recorded(...args) {
    const answer = query.apply(this, args);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result: Answer) => {
      statements.push({ ...sent(args), first: result.rows?.[0] && Object.values(result.rows[0]) });
      return result;
    });
  };
  await work().finally(() => (prototype.query = query));
  return statements;
}

function sent([query, values]: unknown[]): Omit<Statement, 'first'> {
  const config =
    typeof query === 'string' ? { text: query } : (query as { text: string; values?: unknown[] });
  return { text: config.text, values: (values as unknown[] | undefined) ?? config.values ?? [] };
}
