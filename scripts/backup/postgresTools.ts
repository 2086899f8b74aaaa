import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { OperatorError } from '../../server/infra/OperatorError';

type Tool = 'pg_dump' | 'pg_restore';

const program = (tool: Tool) => (process.env['PG_BIN'] ? join(process.env['PG_BIN'], tool) : tool);

/** Throws OperatorError unless `tool` can speak with a server of that major version, which it may be newer than. */
export async function requireTool(tool: Tool, serverMajor: number): Promise<void> {
  const found = await majorOf(tool);
  if (found >= serverMajor) return;
  const what = found > 0 ? `${tool} is of PostgreSQL ${found}` : `There is no ${tool}`;
  throw new OperatorError(
    `${what}, and the server is of ${serverMajor}: install postgresql-client-${serverMajor}, or name its folder in PG_BIN. The bundled PostgreSQL can also be kept by stopping the product and copying DATA_DIR.`,
  );
}

/** 0 where there is none. */
function majorOf(tool: Tool): Promise<number> {
  return new Promise((resolve) =>
    execFile(program(tool), ['--version'], (error, text) =>
      resolve(error ? 0 : Number(/(\d+)(?:\.|\s|$)/.exec(text.replace(/^.*\) /, ''))?.[1] ?? 0)),
    ),
  );
}

/** Runs it on the database at `url`, whose password stands in no list of processes. */
export async function runTool(tool: Tool, url: string, args: readonly string[]): Promise<void> {
  const { username, password, hostname, port, pathname, searchParams } = new URL(url);
  const env = {
    ...process.env,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
  };
  const child = spawn(program(tool), args, { env, stdio: ['ignore', 'inherit', 'pipe'] });
  const said: Buffer[] = [];
  child.stderr.on('data', (part: Buffer) => said.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  // Of what it says the first line names the reason; later ones may hold what a row holds.
  if (code !== 0) throw new OperatorError(`${tool} failed: ${Buffer.concat(said).toString().split('\n')[0]}`);
}
