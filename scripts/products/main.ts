import { join } from 'node:path';
import { constantsOf, endingConstants, type ProductFiles } from '../../engine/definition';
import { createClock } from '../../server/clock';
import { readFiles } from '../../engine/publish';
import { root } from '../lib/root.mjs';
import { checkOne } from './checkOne';
import { count, inspectFiles, type Inspection } from './inspect';
import { mutateProducts, tooQuiet, type MutatedProduct } from './mutateProducts';
import { mutationReport } from './mutationReport';
import { COMMANDS } from './publishing/options';
import { demandNamed, namesIn } from './named';
import { createPaint, report } from './report';
import { demandCommand, USAGE } from './usage';

const folder = join(root, 'product-schemas');

function print(text: string, isGood: boolean): void {
  process.stdout.write(text, () => process.exit(isGood ? 0 : 1));
}

function tell(inspection: Inspection, options: readonly string[], mutated?: readonly MutatedProduct[]): void {
  const isGood = count(inspection).failed === 0 && tooQuiet(mutated ?? []).length === 0;
  if (options.includes('--json')) {
    return print(`${JSON.stringify({ ...count(inspection), ...inspection, mutated }, null, 2)}\n`, isGood);
  }
  const paint = createPaint(process.stdout.isTTY && !process.env.NO_COLOR);
  print(report(inspection, paint) + (mutated ? mutationReport(mutated, paint) : ''), isGood);
}

function warnOfConstants(files: ProductFiles): void {
  const today = createClock().today();
  for (const { name, title, expectedOn, daysLeft } of endingConstants(constantsOf(files), today))
    process.stderr.write(
      `constants.json /${name}: the row from ${expectedOn} (${title}) is not there, ${daysLeft} days before.\n`,
    );
}

async function renameAndTell(names: readonly string[]): Promise<void> {
  const { rename } = await import('./rename/main');
  const paint = createPaint(process.stdout.isTTY && !process.env.NO_COLOR);
  const { said, refused } = await rename(folder, names);
  print((refused ? report(refused, paint) : '') + said, !refused);
}

async function tellImpact(options: readonly string[]): Promise<void> {
  const { compareFolders } = await import('./impact/compareFolders');
  const { impactReport } = await import('./impact/impactReport');
  const compared = compareFolders(folder, options);
  if (options.includes('--json')) return print(`${JSON.stringify(compared, null, 2)}\n`, true);
  print(impactReport(compared, createPaint(process.stdout.isTTY && !process.env.NO_COLOR)), true);
}

async function tendReleases(args: string[]): Promise<void> {
  const { main: tend } = await import('./publishing/main');
  await tend(args);
}

/**
 * npm run products: exit code 1 when a definition has a fault or a case does not hold; with --mutate also when
 * too many small changes of a product go unnoticed by its cases (--every tries all of them); with --mistakes when the check misses too many of the
 * mistakes that analysts make, or finds fault with what is none.
 */
export async function main(): Promise<void> {
  const options = process.argv.slice(2);
  if (options[0] === 'rename') return renameAndTell(options.slice(1));
  // Comparing two folders needs no running product; a release is compared with what everybody gets.
  if (options[0] === 'impact' && !/^\d+$/.test(options[1] ?? '')) return tellImpact(options.slice(1));
  if (options[0] && COMMANDS.includes(options[0])) return tendReleases(options);
  if (options[0] === 'check') return tell(checkOne(folder, options.slice(1)), options);
  if (options.includes('--help')) return print(`${USAGE}\n`, true);
  demandCommand(options);
  if (options.includes('--write')) {
    const { writeReference } = await import('./writeReference');
    await writeReference(folder);
  }
  const { files, faults } = readFiles(folder);
  if (options.includes('--mistakes')) {
    const { mistakesReport } = await import('./mistakesReport');
    const paint = createPaint(process.stdout.isTTY && !process.env.NO_COLOR);
    const { text, isGood: isEnough } = mistakesReport(files, paint);
    return print(text, isEnough);
  }
  warnOfConstants(files);
  const names = options.filter((option) => !option.startsWith('--'));
  for (const name of names) demandNamed(namesIn(files, faults), name);
  const inspection = inspectFiles(files, faults);
  const most = options.includes('--every') ? Infinity : undefined;
  const isMutated = options.includes('--mutate');
  tell(inspection, options, isMutated ? mutateProducts(files, inspection, { names, most }) : undefined);
}
