import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../server/infra/OperatorError';
import { root } from '../lib/root.mjs';
import type { Finding } from './restore';

const PROMTOOL = '/usr/bin/promtool';
const FOLDER = join(root, 'ops/prometheus');

/** Each alert fires on its fault's series, and none in an hour of load: as Prometheus itself computes them. */
export async function alertsDrill(): Promise<Finding[]> {
  if (!existsSync(PROMTOOL)) throw new OperatorError('The drill needs promtool: apt install prometheus.');
  const tool = (...args: string[]) =>
    promisify(execFile)(PROMTOOL, args, { cwd: FOLDER }).then(
      () => 'yes',
      ({ stderr, stdout }: { stderr: string; stdout: string }) => `no\n${stdout}${stderr}`,
    );
  const rules = (await readFile(join(FOLDER, 'alerts.yml'), 'utf8')).match(/- alert:/g)?.length ?? 0;
  const checks = {
    'settings of Prometheus as it takes them': await tool('check', 'config', 'prometheus.yml'),
    [`${rules} alerts fire on their faults, none in an hour of load`]: await tool(
      'test',
      'rules',
      'alerts.test.yml',
    ),
  };
  return Object.entries(checks).map(([what, found]) => [what, found, found === 'yes']);
}
