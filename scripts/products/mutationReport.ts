import { KINDS } from '../../studio/cases/mutation/kindOf';
import { tooQuiet, type MutatedProduct } from './mutateProducts';
import type { Paint } from './report';

function kindsOf(mutated: readonly MutatedProduct[]): string {
  const sums = KINDS.map((kind) => {
    const survivors = mutated.flatMap((product) => product.survivors.filter((one) => one.kind === kind));
    const tried = mutated.reduce((sum, { kinds }) => sum + kinds[kind], 0);
    return tried === 0 ? [] : [`${kind} ${survivors.length} of ${tried}`];
  });
  return sums.flat().join(', ');
}

function productLines(product: MutatedProduct, paint: Paint): string[] {
  const { id, tried, possible, survivors, unnoticed } = product;
  const sampled = tried < possible ? `, ${tried} tried of ${possible}` : '';
  const mark = tooQuiet([product]).length > 0 ? paint('red', '✗') : paint('green', '✓');
  return [
    ...survivors.flatMap(({ file, pointer, rule, says, kind }) => [
      `${paint('yellow', '·')} ${paint('bold', file)}  ${pointer}`,
      `    No case notices that ${says} (${rule}, ${kind}).`,
    ]),
    `${mark} ${paint('bold', id)}  ${unnoticed}% unnoticed beside words${sampled}: ${kindsOf([product])}`,
    '',
  ];
}

export function mutationReport(mutated: readonly MutatedProduct[], paint: Paint): string {
  const quiet = tooQuiet(mutated).length;
  const sum = `${mutated.length} products changed, ${quiet} with too much unnoticed: ${kindsOf(mutated)}`;
  const lines = [
    ...mutated.flatMap((product) => productLines(product, paint)),
    paint(quiet > 0 ? 'red' : 'green', sum),
  ];
  return `\n${lines.join('\n')}\n`;
}
