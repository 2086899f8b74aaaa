import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../server/infra/OperatorError';
import { root } from '../lib/root.mjs';
import { DebianPostgres } from './DebianPostgres';

const PROGRAM = '/usr/bin/pgbackrest';
const OPS = join(root, 'ops/pgbackrest');

/** pgBackRest beside a PostgreSQL that archives its WAL, both by the files of ops/. */
export class PgBackRest {
  private constructor(readonly postgres: DebianPostgres) {}

  /** Throws OperatorError where it is not installed. */
  static async create(): Promise<PgBackRest> {
    if (!existsSync(PROGRAM)) throw new OperatorError('The drill needs pgBackRest: apt install pgbackrest.');
    const settings = await readFile(join(OPS, 'archive.conf'), 'utf8');
    const env = (folder: string) => ({ PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf') });
    const postgres = await DebianPostgres.create({ settings, env });
    const tool = new PgBackRest(postgres);
    await tool.configure();
    await tool.run('stanza-create');
    return tool;
  }

  run(...args: string[]): Promise<string> {
    return this.postgres.run(PROGRAM, ['--stanza=lastro', ...args]);
  }

  /** The file of ops/ as it is, with the drill's places. */
  private async configure(): Promise<void> {
    const { folder, data, port } = this.postgres;
    const own = { repo1: 'repository', lock: 'lock', log: 'logs', spool: 'spool' };
    const places = Object.entries(own).map(([name, place]) => `${name}-path=${join(folder, place)}`);
    const kept = await readFile(join(OPS, 'pgbackrest.conf'), 'utf8');
    const text = kept
      .replace(/^repo1-path=.*$/m, places.join('\n'))
      .replace(/^pg1-path=.*$/m, `pg1-path=${data}\npg1-socket-path=${folder}`)
      .replace(/^pg1-port=.*$/m, `pg1-port=${port}`)
      .replace('CHANGE-ME', randomBytes(32).toString('base64'));
    const file = join(folder, 'pgbackrest.conf');
    await writeFile(file, text, { mode: 0o600 });
    const { uid, gid } = await stat(folder);
    await chown(file, uid, gid);
  }
}
