import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../../server/infra/OperatorError';
import { Documents } from './Documents';
import { Ground } from './Ground';
import { harms, type Harm } from './harms';
import { inspect, inspectDocuments, jobsDone, type Damage } from './inspect';
import { Writers } from './Writers';

const BEFORE_MS = 3000;
const AFTER_MS = 3000;

/** npm run chaos: kills and cuts under writes; ends with 1 when anything was lost, doubled, half done or did not come back. */
export async function main(args = process.argv.slice(2)): Promise<void> {
  // Otherwise the rate limits would be what is measured.
  process.env['REQUESTS_PER_MINUTE'] = '0';
  const ground = await Ground.open();
  const told: string[] = [];
  const documents: Documents[] = [];
  const known = new Map<string, string>();
  let sound = true;
  try {
    for (const harm of chosen(args)) sound = (await run(ground, harm, { told, documents, known })) && sound;
  } finally {
    await ground.close();
  }
  process.exit(sound ? 0 : 1);
}

function chosen(args: readonly string[]): readonly Harm[] {
  const at = args.indexOf('--only');
  if (at < 0) return harms;
  const names = (args[at + 1] ?? '').split(',');
  const found = harms.filter(({ name }) => names.includes(name));
  if (found.length === names.length) return found;
  throw new OperatorError(`--only takes some of ${harms.map(({ name }) => name).join(', ')}.`);
}

interface Before {
  readonly told: string[];
  readonly documents: Documents[];
  readonly known: Map<string, string>;
}

async function run(ground: Ground, harm: Harm, { told, documents, known }: Before): Promise<boolean> {
  process.stdout.write(`\n${harm.name}: ${harm.what}\n`);
  const writers = new Writers(ground.servers);
  const papers = new Documents(ground, known);
  await pause(BEFORE_MS);
  await harm.happen(ground);
  const over = performance.now();
  await pause(AFTER_MS);
  await Promise.all([writers.stop(), papers.stop()]);
  told.push(...writers.told.values());
  documents.push(papers);
  const jobs = await jobsDone(ground);
  const damage = await inspect(ground, told);
  const alive = ground.servers.filter((server) => server.isAlive()).length;
  const ended = ground.servers.length - alive;
  const opened = await papers.allOpen();
  const places = await inspectDocuments(ground, documents);
  report(writers, { back: writers.timeBack(over), jobs, ended, ...damage });
  reportDocuments(papers, { opened, ...places });
  if (ground.servers.length < 2) await ground.addServer();
  const harmed = damage.lost + damage.doubled + damage.halfDone + places.lost + places.doubled;
  const isClean = harmed + ended + writers.wrong.length + papers.wrong.length === 0;
  return isClean && jobs !== null && opened !== null;
}

interface Outcome extends Damage {
  back: number | null;
  jobs: number | null;
  ended: number;
}

function report(writers: Writers, { lost, doubled, halfDone, back, jobs, ended }: Outcome): void {
  const lines = [
    `lost ${lost}, doubled ${doubled}, half done ${halfDone}; servers that ended ${ended}`,
    `writes back after ${seconds(back)}, jobs done ${seconds(jobs)} after the last write`,
    `${writers.told.size} writes answered, ${writers.refusals} times told to come back; health took at most ${seconds(writers.slowestHealthMs)}`,
    ...[...new Set(writers.wrong)].map((answer) => `wrong answer: ${answer.slice(0, 200)}`),
  ];
  process.stdout.write(`${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

interface Papers {
  opened: number | null;
  lost: number;
  doubled: number;
  inBucket: number;
}

function reportDocuments(papers: Documents, { opened, lost, doubled, inBucket }: Papers): void {
  const { told, unconfirmed, refusals, wrong } = papers;
  const lines = [
    `documents: lost ${lost}, doubled ${doubled}; ${told.size} uploads answered, ${unconfirmed} not; ${inBucket} in the bucket`,
    `openings told to come back ${refusals}; all opened at each server after ${seconds(opened)}`,
    ...[...new Set(wrong)].map((answer) => `wrong answer: ${answer.slice(0, 200)}`),
  ];
  process.stdout.write(`${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

const seconds = (ms: number | null): string => (ms === null ? 'never' : `${(ms / 1000).toFixed(1)} s`);
