import { MOST_UNNOTICED, tooQuiet, type MutatedProduct } from './mutateProducts';
import type { Paint } from './report';

function productLines({ id, tried, possible, survivors, unnoticed }: MutatedProduct, paint: Paint): string[] {
  const sampled = tried < possible ? `, of ${possible} possible` : '';
  const mark = unnoticed > MOST_UNNOTICED ? paint('red', '✗') : paint('green', '✓');
  return [
    ...survivors.flatMap(({ file, pointer, rule, says }) => [
      `${paint('yellow', '·')} ${paint('bold', file)}  ${pointer}`,
      `    No case notices that ${says} (${rule}).`,
    ]),
    `${mark} ${paint('bold', id)}  ${unnoticed}% unnoticed: ${survivors.length} of ${tried} changes${sampled}`,
    '',
  ];
}

/** What `npm run products -- --mutate` prints: each change that no case notices, then the share of a product. */
export function mutationReport(mutated: readonly MutatedProduct[], paint: Paint): string {
  const quiet = tooQuiet(mutated).length;
  const sum = `${mutated.length} products changed, ${quiet} with more than ${MOST_UNNOTICED}% unnoticed`;
  const lines = [
    ...mutated.flatMap((product) => productLines(product, paint)),
    paint(quiet > 0 ? 'red' : 'green', sum),
  ];
  return `\n${lines.join('\n')}\n`;
}
