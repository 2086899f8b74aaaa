import type { ProductFiles } from '../../engine/definition';
import { readHarmless, readMistakes, tryMistake, type Outcome } from './mistakes';
import type { Paint } from './report';

/** Least share, in percent, of mistakes that must be reported at the right place. */
const LEAST_CAUGHT = 95;

function kindLines(kind: string, outcomes: readonly Outcome[], paint: Paint): string[] {
  const missed = outcomes.filter(({ isCaught }) => !isCaught);
  const slowest = Math.ceil(Math.max(...outcomes.map(({ took }) => took)));
  const mark = missed.length > 0 ? paint('yellow', '·') : paint('green', '✓');
  return [
    `${mark} ${paint('bold', kind)}  ${outcomes.length - missed.length} of ${outcomes.length}, the slowest in ${slowest} ms`,
    ...missed.map(({ mistake }) => `    ${paint('yellow', 'missed')}  ${mistake.it}`),
  ];
}

export function mistakesReport(files: ProductFiles, paint: Paint): { text: string; isGood: boolean } {
  const kinds = readMistakes().map(
    ([kind, mistakes]) => [kind, mistakes.map((mistake) => tryMistake(files, mistake))] as const,
  );
  const all = kinds.flatMap(([, outcomes]) => outcomes);
  const caught = all.filter(({ isCaught }) => isCaught).length;
  const harmless = readHarmless().map((mistake) => tryMistake(files, mistake));
  const alarms = harmless.filter(({ faults }) => faults.length > 0);
  const percent = Math.round((caught / all.length) * 1000) / 10;
  const isGood = percent >= LEAST_CAUGHT && alarms.length === 0;
  const lines = [
    '',
    ...kinds.flatMap(([kind, outcomes]) => kindLines(kind, outcomes, paint)),
    ...alarms.map(({ mistake, faults }) => `${paint('red', '✗')} ${mistake.it}: ${faults[0]!.message}`),
    '',
    paint(
      isGood ? 'green' : 'red',
      `${caught} of ${all.length} mistakes (${percent}%), ${alarms.length} false alarms of ${harmless.length} harmless changes`,
    ),
  ];
  return { text: `${lines.join('\n')}\n`, isGood };
}
