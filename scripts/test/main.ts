import { changesOf, type Changes } from './changes';
import { installChromium } from './chromium';
import { slowest, type Duration } from './durations';
import { failuresOf } from './failures';
import { stages, type Outcome, type Stage } from './stages';
import { lineOf, sum, type Tally } from './tally';

const SLOWEST = 10;
/** One per core of the reference machine; they use what the tests and journeys leave. */
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
  // Downloaded while the earlier stages run.
  const browser = chosen.some(({ name }) => name === 'Journeys') ? installChromium() : Promise.resolve();
  const run = new TestRun(browser);
  const aside = chosen.filter((stage) => stage.aside);
  const addNext = async (): Promise<void> => {
    for (let stage = aside.shift(); stage; stage = aside.shift()) await run.add(stage, changes);
  };
  const checks = Promise.all(Array.from({ length: SIDE_BY_SIDE }, addNext));
  for (const stage of chosen.filter((one) => !one.aside)) await run.add(stage, changes);
  await checks;
  run.print();
  process.exit(run.total.failed > 0 ? 1 : 0);
}

class TestRun {
  private readonly tallies: Tally[] = [];
  private readonly stages: Duration[] = [];
  private readonly files: Duration[] = [];
  private readonly failures: string[] = [];
  private readonly flaky: string[] = [];
  private readonly held: string[] = [];
  private isPrinting = false;

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
    if (!aside) this.beginPrinting(title);
    const outcome = await running;
    const seconds = (performance.now() - began) / 1000;
    const end = `── ${name}: ${outcome.tally.failed > 0 ? 'FAILED' : 'ok'} (${seconds.toFixed(1)} s)\n`;
    this.stages.push({ name: aside ? `${name}, beside the others` : name, seconds });
    this.take(name, outcome);
    if (aside) this.printApart(title + (outcome.output ?? '') + end);
    else this.endPrinting(end);
  }

  private take(name: string, { tally, files, failures, flaky = [] }: Outcome): void {
    this.tallies.push(tally);
    this.files.push(...files);
    this.flaky.push(...flaky.map((one) => `  ${one}`));
    if (tally.failed > 0) this.failures.push(...failuresOf(name, failures));
  }

  private beginPrinting(text: string): void {
    this.isPrinting = true;
    process.stdout.write(text);
  }

  private endPrinting(text: string): void {
    this.isPrinting = false;
    process.stdout.write([text, ...this.held.splice(0)].join(''));
  }

  private printApart(text: string): void {
    if (this.isPrinting) this.held.push(text);
    else process.stdout.write(text);
  }

  print(): void {
    const parts = [
      ['Where the time went', slowest(this.stages, this.stages.length)],
      ['The slowest files', slowest(this.files, SLOWEST)],
      // Last, so that a log that was cut off still names them.
      ['What passed on its second try only, which is a fault to find', this.flaky],
      ['What failed', this.failures],
    ] as const;
    for (const [title, lines] of parts) {
      if (lines.length > 0) process.stdout.write(`\n── ${title}\n${lines.join('\n')}\n`);
    }
    process.stdout.write(`\n${lineOf(this.total)}\n`);
  }
}
