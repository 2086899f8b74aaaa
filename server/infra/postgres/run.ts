import { execFile } from 'node:child_process';
import type { Owner } from './owner';

export function run(program: string, args: string[], cwd: string, owner: Owner): Promise<string> {
  // A clean environment: PGDATA, PGPORT or PGOPTIONS of the caller must not steer our server.
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, env, ...owner }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${stderr}${stdout}`.trim() || error.message));
      else resolve(stdout);
    });
  });
}
