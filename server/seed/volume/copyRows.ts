import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Connection, PoolClient, Submittable } from 'pg';
import { once } from 'node:events';

const CHUNK = 1 << 16;

interface CopyConnection extends Connection {
  readonly stream: import('node:net').Socket;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** Writes rows by COPY with backpressure. All rows name the same columns. */
export async function copyRows<Table extends PgTable>(
  client: PoolClient,
  table: Table,
  keys: readonly (keyof Table['$inferInsert'] & string)[],
  rows: Iterable<Table['$inferInsert']>,
): Promise<void> {
  const columns = keys.map((key): PgColumn => getTableColumns(table)[key]!);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const chunks = chunksOf(linesOf(rows as Iterable<Record<string, unknown>>, keys));
  await copyIn(client, `copy "${getTableName(table)}" (${names}) from stdin`, chunks);
}

/** pg hands a COPY to whoever asked for it and has no promise for that. */
function copyIn(client: PoolClient, statement: string, chunks: Iterable<string>): Promise<void> {
  return new Promise((done, fail) => {
    let failure: Error | undefined;
    const query = {
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) =>
        void send(connection, chunks, () => failure !== undefined).catch((error: Error) => {
          failure ??= error;
          connection.sendCopyFail(error.message);
        }),
      handleCommandComplete: () => undefined,
      handleError: (error: Error) => void (failure ??= error),
      handleReadyForQuery: () => {
        client.removeListener('end', lost);
        if (failure) fail(failure);
        else done();
      },
    };
    const lost = (error?: Error) => fail(error ?? new Error('The database was lost.'));
    client.once('end', lost);
    client.query(query as Submittable);
  });
}

async function send(connection: CopyConnection, chunks: Iterable<string>, isOver: () => boolean) {
  for (const chunk of chunks) {
    if (isOver()) return;
    connection.sendCopyFromChunk(Buffer.from(chunk));
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }
  connection.endCopyFrom();
}

function* chunksOf(lines: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

function* linesOf(rows: Iterable<Record<string, unknown>>, keys: readonly string[]): Generator<string> {
  for (const row of rows) yield `${keys.map((key) => cellOf(row[key])).join('\t')}\n`;
}

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[\\\t\n\r]/.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (found) => ESCAPED[found]!) : text;
}
