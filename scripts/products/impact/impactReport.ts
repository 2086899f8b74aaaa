import type { CasesRun } from '../../../studio/impact/casesOnBoth';
import { COMPATIBILITIES, type Compatibility } from '../../../studio/impact/Difference';
import { moneyText } from '../../../engine/values';
import type { ListedChange } from '../../../studio/impact/places/listedChanges';
import type { FoldersCompared, FoundImpact as ProductImpact } from './compareFolders';
import { HARMS, type Example } from '../../../studio/impact/replay/totals';
import type { Paint } from '../report';

const NAMES = { breaking: 'quebra', visible: 'visível', compatible: 'compatível' } as const;
const COLOURS = { breaking: 'red', visible: 'yellow', compatible: 'green' } as const;

function groupLines({ differences }: ProductImpact, group: Compatibility, paint: Paint): string[] {
  const own = differences.filter(({ compatibility }) => compatibility === group);
  if (own.length === 0) return [];
  return [
    `  ${paint(COLOURS[group], NAMES[group])}`,
    ...own.flatMap(({ words, file, pointer, version }) => [
      `    ${paint(COLOURS[group], '·')} ${words}`,
      `      ${paint('dim', `${file}  ${pointer}${version === 'before' ? '  (versão que roda)' : ''}`)}`,
    ]),
  ];
}

function caseLines(title: string, { run, broken }: CasesRun, paint: Paint): string[] {
  return [
    `  ${paint('bold', title)} ${run - broken.length} de ${run} casos valem`,
    ...broken.flatMap(({ file, id, differences }) => [
      `    ${paint('yellow', '·')} ${file}  ${id}`,
      `      ${paint('dim', differences[0]!)}`,
    ]),
  ];
}

const NAMED = {
  refused: 'recusados',
  lost: 'perdem uma resposta',
  priced: 'outro preço ou decisão',
  otherValue: 'outro valor',
};

function exampleLine({ id, about, priced }: Example): string {
  if (!priced) return `${id}: ${about.join(', ')}`;
  const money = [priced.before, priced.after].map((one) => (one === null ? 'sem preço' : moneyText(one)));
  const premium = [...new Set(money)].join(' → ');
  const decided = priced.decided ? `, ${priced.decided.before} → ${priced.decided.after}` : '';
  return `${id}: ${premium}${decided}`;
}

/** What becomes of the cases of what runs, asked again: who is affected, and premiums by their sum and the most. */
function replayLines({ replayed }: ProductImpact, paint: Paint): string[] {
  if (!replayed) return [];
  const { premiums, counts, examples, affected } = replayed;
  const { many, before, after, most } = premiums;
  const sum = `${moneyText(before / 100)} → ${moneyText(after / 100)}`;
  return [
    `  ${paint('bold', 'Casos de hoje pedidos de novo:')} ${affected} de ${replayed.replayed} ${affected === 1 ? 'afetado' : 'afetados'}`,
    ...HARMS.filter((harm) => counts[harm] > 0).flatMap((harm) => [
      `    ${NAMED[harm]}: ${counts[harm]}`,
      ...examples[harm].map((example) => `      ${paint('dim', exampleLine(example))}`),
    ]),
    ...(most
      ? [
          `    prêmios de ${many}, somados: ${sum}`,
          `    a maior diferença: ${most.id}, ${moneyText(most.before)} → ${moneyText(most.after)}`,
        ]
      : []),
  ];
}

function versions({ before, after }: ProductImpact): string {
  return `versão ${before ?? '–'} → ${after ?? '–'}`;
}

function productLines(product: ProductImpact, paint: Paint): string[] {
  const { id, totals, cases } = product;
  const sums = COMPATIBILITIES.map((of) => paint(COLOURS[of], `${totals[of]} ${NAMES[of]}`)).join(', ');
  return [
    `${paint('bold', id)}  ${paint('dim', versions(product))}  ${sums}`,
    ...COMPATIBILITIES.flatMap((group) => groupLines(product, group, paint)),
    ...replayLines(product, paint),
    ...(cases ? caseLines('Casos de hoje na versão nova:', cases.beforeOnAfter, paint) : []),
    ...(cases ? caseLines('Casos novos na versão que roda:', cases.afterOnBefore, paint) : []),
    '',
  ];
}

/** Whatever differs, also what no product reads and what is in cases and documents. */
function placeLines(changes: readonly ListedChange[], paint: Paint): string[] {
  if (changes.length === 0) return [];
  return [
    '',
    paint('bold', `Tudo o que difere nos arquivos: ${changes.length}`),
    ...changes.flatMap(({ file, pointer, version, words }) => [
      `  · ${words}`,
      `    ${paint('dim', `${file}  ${pointer}${version === 'before' ? '  (versão que roda)' : ''}`)}`,
    ]),
  ];
}

/** What `npm run products -- impact` prints: product by product, the gravest first, then the sum, and every place in the files. */
export function impactReport({ products, changes }: FoldersCompared, paint: Paint): string {
  const total = (of: Compatibility) => products.reduce((sum, { totals }) => sum + totals[of], 0);
  const sums = COMPATIBILITIES.map((of) => `${total(of)} ${NAMES[of]}`).join(', ');
  const many = products.length === 1 ? '1 produto muda' : `${products.length} produtos mudam`;
  const last = products.length === 0 ? 'Nenhum produto muda.' : `${many}: ${sums}`;
  const colour = total('breaking') > 0 ? 'red' : 'green';
  return `\n${[...products.flatMap((product) => productLines(product, paint)), paint(colour, last), ...placeLines(changes, paint)].join('\n')}\n`;
}
