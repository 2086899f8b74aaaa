import { changesOf, type Changes } from './changes';
import { installChromium } from './chromium';
import { slowest, type Duration } from './durations';
import { failuresOf } from './failures';
import { stages, type Stage } from './stages';
import { lineOf, sum, type Tally } from './tally';

const SLOWEST = 10;
/** As many as the cores that a run is measured on. */
const SIDE_BY_SIDE = 2;

/**
 * npm test: every stage runs, whatever the earlier ones say; the last line is the sum. `-- Lint Tests` runs the
 * stages of these names, `-- --changed` or `-- --changed=REVISION` what a change can reach.
 */
export async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const chosen = stages.filter(({ name }) => names.length === 0 || names.includes(name));
  const changes = changesOf(args);
  // It is fetched while the earlier stages compute.
  const browser = chosen.some(({ name }) => name === 'Journeys') ? installChromium() : Promise.resolve();
  const run = new TestRun(browser);
  const aside = chosen.filter((stage) => stage.aside);
  const addNext = async (): Promise<void> => {
    for (let stage = aside.shift(); stage; stage = aside.shift()) await run.add(stage, changes);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, addNext));
  for (const stage of chosen.filter((one) => !one.aside)) await run.add(stage, changes);
  run.print();
  process.exit(run.total.failed > 0 ? 1 : 0);
}

/** What the stages of one run came to, and what they took. */
class TestRun {
  private readonly tallies: Tally[] = [];
  private readonly stages: Duration[] = [];
  private readonly files: Duration[] = [];
  private readonly failures: string[] = [];

  constructor(private readonly browser: Promise<void>) {}

  get total(): Tally {
    return sum(this.tallies);
  }

  async add({ name, aside, run }: Stage, changes: Changes | null): Promise<void> {
    const began = performance.now();
    if (name === 'Journeys') await this.browser;
    const running = run(changes);
    if (!running) return;
    const title = `\n── ${name}\n`;
    if (!aside) process.stdout.write(title);
    const { tally, files, failures, output = '' } = await running;
    if (aside) process.stdout.write(title + output);
    const seconds = (performance.now() - began) / 1000;
    this.tallies.push(tally);
    this.stages.push({ name, seconds });
    this.files.push(...files);
    if (tally.failed > 0) this.failures.push(...failuresOf(name, failures));
    process.stdout.write(`── ${name}: ${tally.failed > 0 ? 'FAILED' : 'ok'} (${seconds.toFixed(1)} s)\n`);
  }

  print(): void {
    const parts = [
      ['Where the time went', slowest(this.stages, this.stages.length)],
      ['The slowest files', slowest(this.files, SLOWEST)],
      // Last, so that a log that was cut off still names them.
      ['What failed', this.failures],
    ] as const;
    for (const [title, lines] of parts) {
      if (lines.length > 0) process.stdout.write(`\n── ${title}\n${lines.join('\n')}\n`);
    }
    process.stdout.write(`\n${lineOf(this.total)}\n`);
  }
}
