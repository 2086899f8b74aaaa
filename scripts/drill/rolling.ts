import { HubConnectionState, type HubConnection } from '@microsoft/signalr';
import { setTimeout as pause } from 'node:timers/promises';
import { hubClient } from '../../server/testing/hubClient';
import { serverProcess, type ServerProcess } from '../../server/testing/serverProcess';
import { emulatorToken } from '../../tests/support/emulatorToken';
import { Writers } from '../chaos/Writers';
import { createDatabase, DebianPostgres } from './DebianPostgres';
import { Programs } from './Programs';
import type { Finding } from './restore';
import { startNginx } from './startNginx';

const READERS = 8;
const BETWEEN_MS = 3000;
const SOCKETS = 20;
const EMAIL = 'tomador@lastro.test';

/** Two servers behind the nginx of ops/, ended and started one after the other while people read, write and listen. */
export async function rollingDrill(): Promise<Finding[]> {
  const programs = await Programs.open();
  try {
    return await roll(programs);
  } finally {
    await programs.stop();
  }
}

/** The servers are first those of the version in the folder `before`, if it is given. */
export async function roll(programs: Programs, before?: string): Promise<Finding[]> {
  const postgres = await DebianPostgres.create();
  programs.later(() => postgres.stop());
  await createDatabase(postgres.url);
  const open = () => serverProcess(postgres.url, { folder: before });
  const servers = [await open(), await open()];
  programs.later(() => Promise.all(servers.map((server) => server.end('SIGTERM'))));
  const port = await startNginx(programs, servers);
  return await carryOut(port, servers, postgres.url);
}

async function carryOut(port: number, servers: ServerProcess[], url: string): Promise<Finding[]> {
  const ending = new AbortController();
  const reads = { done: 0, failed: [] as string[] };
  const reading = Array.from({ length: READERS }, () => read(port, reads, ending.signal));
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => listen(port)));
  const writers = new Writers([{ port }], READERS);
  for (const at of servers.keys()) {
    await pause(BETWEEN_MS);
    const { port: own } = servers[at]!;
    await servers[at]!.end('SIGTERM');
    servers[at] = await serverProcess(url, { port: own });
  }
  await pause(BETWEEN_MS);
  await writers.stop();
  ending.abort();
  await Promise.all(reading);
  const isOpen = ({ connection }: (typeof sockets)[number]) =>
    connection.state === HubConnectionState.Connected;
  const open = sockets.filter(isOpen).length;
  const drops = sockets.reduce((sum, { times }) => sum + times(), 0);
  await Promise.all(sockets.map(({ connection }) => connection.stop()));
  const { wrong, unanswered, refusals } = writers;
  return [
    ['reads answered', `${reads.done}`, reads.done > 0],
    ['reads failed', said(reads.failed), reads.failed.length === 0],
    ['writes answered', `${writers.told.size}`, writers.told.size > 0],
    ['writes told to come back, and taken then', `${refusals - wrong.length - unanswered}`, true],
    ['writes failed', said(wrong), wrong.length + unanswered === 0],
    ['hub sockets open at the end', `${open} of ${SOCKETS} that came back ${drops} times`, open === SOCKETS],
    ['longest pause between writes, seconds', (writers.longestPause() / 1000).toFixed(1), true],
  ];
}

const said = (all: readonly string[]) =>
  [`${all.length}`, ...new Set(all.map((each) => each.slice(0, 150)))].join(' ');

async function read(port: number, reads: { done: number; failed: string[] }, signal: AbortSignal) {
  const headers = { authorization: `Bearer ${token()}` };
  while (!signal.aborted) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/quotes/most-asked`, { headers }).catch(String);
    if (typeof answer !== 'string' && answer.ok) reads.done += 1;
    else reads.failed.push(typeof answer === 'string' ? answer : `${answer.status} ${await answer.text()}`);
    await pause(20);
  }
}

async function listen(port: number): Promise<{ connection: HubConnection; times: () => number }> {
  const { connection, subscribe, registered } = hubClient(`http://127.0.0.1:${port}`, token, EMAIL);
  await connection.start();
  await subscribe(EMAIL);
  return { connection, times: () => registered.length - 1 };
}

const token = () => emulatorToken({ sub: 'demo-tomador', email: EMAIL });
