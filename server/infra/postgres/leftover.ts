import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 20;

export async function serverPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return pid > 0 && (await isServerOf(pid, cluster)) ? pid : undefined;
}

/** Removes a pid file whose process is gone or is somebody else's; PostgreSQL would refuse to start on it. */
async function dropStalePidFile(cluster: string): Promise<void> {
  if (!(await serverPid(cluster))) await rm(join(cluster, 'postmaster.pid'), { force: true });
}

/**
 * Kills every process that still works on `cluster`, the backends too: one that outlives its server holds the shared
 * memory, and no other server starts. The cluster recovers by its log.
 */
export async function killServer(cluster: string): Promise<void> {
  for (let pids = await workingOn(cluster); pids.length > 0; pids = await workingOn(cluster)) {
    for (const pid of pids) kill(pid);
    await pause(LOOK_MS);
  }
  await dropStalePidFile(cluster);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone by itself.
  }
}

/** The server and its backends all stand in the cluster's folder; elsewhere than on Linux only the server is found. */
async function workingOn(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return [await serverPid(cluster)].filter((pid) => pid !== undefined);
  const folder = await realpath(cluster);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stands = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)));
  const programs = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')),
  );
  return pids.filter((_, at) => stands[at] === folder && programs[at]?.startsWith('postgres')).map(Number);
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
