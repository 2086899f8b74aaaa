import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The pid of the PostgreSQL that serves `cluster`; undefined when none does. */
export async function serverPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return pid > 0 && (await isServerOf(pid, cluster)) ? pid : undefined;
}

/** Removes a pid file whose process is gone or is somebody else's; PostgreSQL would refuse to start on it. */
export async function dropStalePidFile(cluster: string): Promise<void> {
  if (!(await serverPid(cluster))) await rm(join(cluster, 'postmaster.pid'), { force: true });
}

// Pids are reused, above all in a restarted container: the process must also stand in the cluster's folder.
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return cwd !== undefined && cwd === (await realpath(cluster));
  }
  try {
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}
