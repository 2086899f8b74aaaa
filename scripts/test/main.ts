import { findChromium, installChromium } from './chromium';
import { stages, type Stage } from './stages';
import { lineOf, sum, type Tally } from './tally';

/** npm test: every stage runs, whatever the earlier ones say; the last line is the sum. */
export async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const chosen = stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (chosen.some(({ name }) => name === 'Journeys') && !findChromium()) installChromium();
  const tallies: Tally[] = [];
  for (const stage of chosen) tallies.push(await runStage(stage));
  const total = sum(tallies);
  process.stdout.write(`${lineOf(total)}\n`);
  process.exit(total.failed > 0 ? 1 : 0);
}

async function runStage({ name, run }: Stage): Promise<Tally> {
  const began = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const tally = await run();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${tally.failed > 0 ? 'FAILED' : 'ok'} (${seconds} s)\n`);
  return tally;
}
