import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessMark {
  pid: number;
  stamp: string;
}

/** When the process `pid` was started; null when it does not run. */
function processStamp(pid: number): string | null {
  return process.platform === 'linux' ? linuxStamp(pid) : psStamp(pid);
}

export function isAlive({ pid, stamp }: ProcessMark): boolean {
  return processStamp(pid) === stamp;
}

export function markOf(pid: number): ProcessMark {
  return { pid, stamp: processStamp(pid) ?? '' };
}

function linuxStamp(pid: number): string | null {
  try {
    return stampOf(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * The start time in a line of /proc/PID/stat (proc(5)); null when that process is over. A killed one whose first
 * thread has ended still holds its port until the others have: it is over with its last thread.
 */
export function stampOf(stat: string): string | null {
  // The name in brackets may hold spaces: count the fields behind it, the 3rd to the 22nd.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, threads, started] = [fields[0], fields[17], fields[19]];
  return state === 'Z' && Number(threads) <= 1 ? null : `${started}`;
}

function psStamp(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
