import { Client } from 'pg';
import { OperatorError } from '../../server/infra/OperatorError';

// Nobody there refuses at once; a crowded machine answers late.
const PATIENCE_MS = 30_000;

/** Makes sure that a PostgreSQL answers at `url`; otherwise throws an OperatorError that names what is wrong. */
export async function checkDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new OperatorError(sentenceFor(error as Error & { code?: string }, new URL(url)));
  } finally {
    await client.end().catch(() => undefined);
  }
}

function sentenceFor({ code, message }: Error & { code?: string }, { host, pathname }: URL): string {
  const at = `DATABASE_URL points at ${host}, `;
  if (code === '28P01' || code === '28000') return `${at}which refuses the user or the password.`;
  if (code === '3D000') return `${at}which has no database "${pathname.slice(1)}".`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `${at}a name that nobody knows.`;
  if (code === 'ECONNREFUSED') return `${at}where nothing listens.`;
  return `${at}where no PostgreSQL answers (${message.split('\n')[0] || code}).`;
}
