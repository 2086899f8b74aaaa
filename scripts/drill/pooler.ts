import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../server/infra/OperatorError';
import { root } from '../lib/root.mjs';
import type { Finding } from './restore';

const PGBOUNCER = '/usr/sbin/pgbouncer';

/** What Vitest's json reporter says, as far as it is asked here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly name: string; readonly status: 'passed' | 'failed' }[];
}

/** The API's tests with PgBouncer between them and PostgreSQL, in both of its modes; POOLER_TESTS names some of them. */
export async function poolerDrill(): Promise<Finding[]> {
  if (!existsSync(PGBOUNCER)) throw new OperatorError('The drill needs PgBouncer: apt install pgbouncer.');
  const which = (process.env['POOLER_TESTS'] ?? 'server/').split(/\s+/);
  const findings: Finding[] = [];
  for (const mode of ['session', 'transaction']) findings.push(...(await through(mode, which)));
  return findings;
}

async function through(mode: string, which: readonly string[]): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lastro-drill-'));
  try {
    const file = join(folder, 'report.json');
    await vitest(mode, [...which, '--reporter=json', `--outputFile=${file}`]);
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    const { numPassedTests: passed, numFailedTests: failed, testResults: files } = report;
    const broken = files.filter(({ status }) => status === 'failed').map(({ name }) => name);
    return [
      [`${mode} mode: tests passed`, `${passed} in ${files.length} files`, passed > 0],
      [`${mode} mode: tests failed`, [`${failed}`, ...broken].join(' '), failed + broken.length === 0],
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Ends when the run has ended, whatever came of it: its report says. */
async function vitest(mode: string, args: readonly string[]): Promise<void> {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, TEST_POOLER: mode };
  const child = spawn(process.execPath, [program, 'run', '--project', 'node', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((done, fail) => child.once('exit', done).once('error', fail));
}
