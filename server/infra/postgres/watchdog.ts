import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Owner } from './owner';

/**
 * Runs `program args` in `cwd` as soon as this process is gone, however it went: the watchdog waits on a pipe
 * that the kernel closes for us even after kill -9. Returns the function that calls it off.
 */
export function onParentDeath(program: string, args: string[], cwd: string, owner: Owner): () => void {
  const script = ['-c', 'read _; exec "$0" "$@"', program, ...args];
  const dog = spawn('/bin/sh', script, {
    cwd,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...owner,
  });
  dog.on('error', () => undefined);
  dog.unref();
  // The pipe alone must not keep this process running.
  if (dog.stdin instanceof Socket) dog.stdin.unref();
  return () => dog.kill('SIGKILL');
}
