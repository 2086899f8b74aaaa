import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run as runCheck } from '../check';
import { run as runLayers } from '../layers';
import { run as runLists } from '../lists';
import { run as runPublishing } from '../publishing';
import { run as runReload } from '../reload';
import { run as runReview } from '../review';
import { run as runServer } from '../server';
import { run as runSheets } from '../sheets';
import { run as runSettling } from '../settling';
import { phase } from '../../scripts/lib/phase.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { build } from './build';
import { runContest, type Ground } from './contest';
import { runContinues } from './continues';
import { keyContests } from './keys';
import { runLoads } from './loads';
import { runPageLoads } from './pageLoads';
import { openBrowser } from './openBrowser';
import { isWithin, table, type Row } from './rows';
import { serveFolder } from './serveFolder';
import { runShifts } from './shifts';
import { runSizes } from './sizes';
import { writeDefinitions } from './writeDefinitions';

/** Without the bench's pages. */
const HEADLESS = ['1', '6c', '7', '8', '9', '10', '13', '14', '15', '17', '18'];
/**
 * Those of a run that names none: filling the database of figure 10 takes longer than all others together, and 14 and 15 start
 * the product.
 */
const IDS = ['1', '2', '3', '4', '5', '5b', '6', '6b', '6c', '7', '7b', '8', '9', '13', '17', '18'];

/** With the portal's own build. */
const OF_PORTAL = ['6b', '6c', '7'];

type HeadlessRun = typeof runSettling;

async function headless(run: HeadlessRun): Promise<Row[]> {
  const { rows } = await run();
  return rows.map(({ id, what, ms, reference, budget }) => {
    return { id, what, unit: 'ns', value: ms * 1e6, reference: reference * 1e6, budget };
  });
}

/** The figures that need the bench's pages. */
async function screens(ids: readonly string[], ground: Ground): Promise<Row[]> {
  const rows: Row[] = [];
  for (const contest of keyContests.filter(({ row }) => ids.includes(row.id)))
    rows.push(await phase(contest.row.what, () => runContest(contest, ground)));
  if (ids.includes('4')) rows.push(await phase('Continuar', () => runContinues(ground)));
  if (ids.includes('6')) rows.push(...(await phase('Loading', () => runLoads(ground))));
  return rows;
}

async function measured(ids: readonly string[], rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  if (ids.includes('1')) rows.push(...(await phase('Settling', () => headless(runSettling))));
  if (ids.includes('8')) rows.push(...(await phase('Review', () => headless(runReview))));
  if (ids.includes('9')) rows.push(...(await phase('Server', () => headless(runServer))));
  if (ids.includes('10')) rows.push(...(await phase('Lists', () => runLists())));
  if (ids.includes('13')) rows.push(...(await phase('Check', async () => runCheck(rounds))));
  if (ids.includes('17')) rows.push(...(await phase('Layers', () => headless(runLayers))));
  if (ids.includes('18')) rows.push(...(await phase('Spreadsheets', () => runSheets(rounds))));
  if (ids.includes('14')) rows.push(...(await phase('Publishing', () => runPublishing())));
  const browser = await openBrowser();
  if (ids.includes('15')) rows.push(...(await phase('Hot reload', () => runReload(browser, rounds))));
  if (ids.some((id) => !HEADLESS.includes(id))) {
    writeDefinitions();
    await phase('Pages', () => build('bench/vite.config.ts'));
    const { url, stop } = await serveFolder(join(root, 'dist/bench/pages'));
    rows.push(...(await screens(ids, { browser, url, rounds })));
    stop();
  }
  if (ids.some((id) => OF_PORTAL.includes(id))) {
    await phase('Portal', () => build('bench/portal.config.ts'));
    if (ids.includes('6b')) rows.push(...(await phase('Pages', () => runPageLoads(browser, rounds))));
    if (ids.includes('6c')) rows.push(...(await phase('Layout', () => runShifts(browser))));
    if (ids.includes('7')) rows.push(...(await runSizes(browser)));
  }
  await browser.close();
  return rows.toSorted((a, b) => a.id.localeCompare(b.id));
}

function keep(rows: readonly Row[], rounds: number): void {
  mkdirSync(join(root, 'bench'), { recursive: true });
  const report = { at: new Date().toISOString(), rounds, load: loadavg(), rows };
  writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify(report, null, 2)}\n`);
}

/** Prints every figure beside its budget and writes bench/results.json. */
export async function measure(): Promise<void> {
  const options = { only: { type: 'string' }, rounds: { type: 'string', default: '7' } } as const;
  const { values } = parseArgs({ options });
  const ids = values.only?.split(',') ?? IDS;
  const rounds = Number(values.rounds);
  const rows = await measured(ids, rounds);
  keep(rows, rounds);
  const busy = loadavg()[0]! > availableParallelism();
  const over = rows.filter((row) => !isWithin(row)).length;
  process.stdout.write(`\n${table(rows)}\n\n`);
  if (busy)
    process.stdout.write('This machine was busy: absolute times mean little, ratios less than usual.\n');
  process.stdout.write(`${rows.length - over} within their budget, ${over} over; bench/results.json\n`);
}
