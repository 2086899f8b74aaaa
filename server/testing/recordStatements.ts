import { Client } from 'pg';

export interface Statement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly first: readonly unknown[] | undefined;
}

interface Connection {
  readonly connectionParameters: { readonly application_name?: string };
}
type Query = (this: Connection, ...args: unknown[]) => unknown;
type Done = (error: unknown, result?: Answer) => void;
interface Answer {
  readonly rows?: readonly object[];
}

/**
 * Every statement that `work` sends to PostgreSQL, in order and live; nothing else may run meanwhile except job
 * queues, whose connections have names.
 */
export async function recordStatements(
  work: (sofar: readonly Statement[]) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function recorded(...args) {
    if (this.connectionParameters.application_name) return query.apply(this, args);
    const note = (result?: Answer) => void statements.push({ ...sent(args), first: firstOf(result) });
    const done = args.at(-1);
    // A pool asks by callback, a transaction by promise.
    if (isDone(done)) return query.apply(this, [...args.slice(0, -1), noting(done, note)]);
    const answer = query.apply(this, args);
    return answer instanceof Promise ? answer.then((result: Answer) => (note(result), result)) : answer;
  };
  await work(statements).finally(() => (prototype.query = query));
  return statements;
}

const isDone = (argument: unknown): argument is Done => typeof argument === 'function';

function noting(done: Done, note: (result?: Answer) => void): Done {
  return (error, result) => {
    note(result);
    done(error, result);
  };
}

const firstOf = (result?: Answer) => result?.rows?.[0] && Object.values(result.rows[0]);

function sent([query, values]: unknown[]): Omit<Statement, 'first'> {
  const config = typeof query === 'string' ? { text: query } : (query as Config);
  const given = Array.isArray(values) ? values : config.values;
  return { name: config.name, text: config.text, values: given ?? [] };
}

interface Config {
  readonly name?: string;
  readonly text: string;
  readonly values?: unknown[];
}
