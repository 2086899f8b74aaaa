import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { query } from '../DebianPostgres';

/** Fixed in Linux (USER_HZ). */
const TICKS_A_SECOND = 100;

const ANSWERS = /^http_request_duration_seconds_count\{.*\} (\d+)$/gm;

export interface Spent {
  /** Seconds of processor, of all servers together. */
  readonly server: number;
  readonly database: number;
  /** Of the first server. */
  readonly megabytes: number;
}

/** What servers, by the ports of their figures, and their database have spent so far. */
export async function spentBy(metrics: readonly number[], url: string): Promise<Spent> {
  const texts = await Promise.all(metrics.map(metricsOf));
  const figure = (name: string) => texts.map((text) => figureOf(text, name));
  return {
    server: figure('process_cpu_seconds_total').reduce((sum, each) => sum + each, 0),
    megabytes: Math.round(figure('process_resident_memory_bytes')[0]! / 1e6),
    database: await secondsOf(await postmasterOf(url)),
  };
}

/** Requests that each has answered. */
export async function answeredBy(metrics: readonly number[]): Promise<readonly number[]> {
  const texts = await Promise.all(metrics.map(metricsOf));
  const counts = texts.map((text) => [...text.matchAll(ANSWERS)].map(([, many]) => Number(many)));
  return counts.map((all) => all.reduce((sum, many) => sum + many, 0));
}

export const metricsOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

const figureOf = (text: string, name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)![1]);

async function secondsOf(postmaster: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['--ppid', String(postmaster), '-o', 'pid=']);
  const ticks = await Promise.all(stdout.split('\n').filter(Boolean).map(ticksOf));
  return ticks.reduce((sum, each) => sum + each, await ticksOf(String(postmaster))) / TICKS_A_SECOND;
}

/** Its own and those of its children that have ended. */
async function ticksOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid.trim()}/stat`, 'utf8').catch(() => '');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return fields.reduce((sum, ticks) => sum + Number(ticks), 0);
}

async function postmasterOf(url: string): Promise<number> {
  const [row] = await query<{ pid: number }>(
    url,
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  const status = await readFile(`/proc/${row!.pid}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
}
