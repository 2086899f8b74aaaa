import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that is told apart from a later one with the same number. */
export interface ProcessMark {
  pid: number;
  /** When it was started, in whatever form the system tells. */
  stamp: string;
}

/** When the process `pid` was started; null when it does not run. */
export function processStamp(pid: number): string | null {
  return process.platform === 'linux' ? linuxStamp(pid) : psStamp(pid);
}

/** Whether exactly this process still runs. */
export function isAlive({ pid, stamp }: ProcessMark): boolean {
  return processStamp(pid) === stamp;
}

/** The mark of a running process. */
export function markOf(pid: number): ProcessMark {
  return { pid, stamp: processStamp(pid) ?? '' };
}

function linuxStamp(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces: count the fields behind it. State is the 3rd, start time the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : `${fields[19]}`;
  } catch {
    return null;
  }
}

function psStamp(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
