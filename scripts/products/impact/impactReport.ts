import type { CasesRun } from '../../../studio/impact/casesOnBoth';
import { COMPATIBILITIES, type Compatibility } from '../../../studio/impact/Difference';
import type { ListedChange } from '../../../studio/impact/places/listedChanges';
import type { ProductImpact } from '../../../studio/impact/productImpact';
import type { Totals } from '../../../studio/impact/replay/totals';
import type { FoldersCompared } from './compareFolders';
import { replayLines } from './replayLines';
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

function versions({ before, after }: ProductImpact): string {
  return `versão ${before ?? '–'} → ${after ?? '–'}`;
}

export type Replays = ReadonlyMap<string, readonly (readonly [title: string, totals: Totals])[]>;

function productLines(product: ProductImpact, replays: Replays, paint: Paint): string[] {
  const { id, totals, cases, replayed } = product;
  const sums = COMPATIBILITIES.map((of) => paint(COLOURS[of], `${totals[of]} ${NAMES[of]}`)).join(', ');
  return [
    `${paint('bold', id)}  ${paint('dim', versions(product))}  ${sums}`,
    ...COMPATIBILITIES.flatMap((group) => groupLines(product, group, paint)),
    ...(replays.get(id) ?? []).flatMap(([title, own]) => replayLines(title, own, paint)),
    ...(replayed ? replayLines('Casos de hoje pedidos de novo', replayed, paint) : []),
    ...(cases ? caseLines('Casos de hoje na versão nova:', cases.beforeOnAfter, paint) : []),
    ...(cases ? caseLines('Casos novos na versão que roda:', cases.afterOnBefore, paint) : []),
    '',
  ];
}

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

export function impactReport(
  { products, changes }: FoldersCompared,
  paint: Paint,
  replays: Replays = new Map(),
): string {
  const total = (of: Compatibility) => products.reduce((sum, { totals }) => sum + totals[of], 0);
  const sums = COMPATIBILITIES.map((of) => `${total(of)} ${NAMES[of]}`).join(', ');
  const many = products.length === 1 ? '1 produto muda' : `${products.length} produtos mudam`;
  const last = products.length === 0 ? 'Nenhum produto muda.' : `${many}: ${sums}`;
  const colour = total('breaking') > 0 ? 'red' : 'green';
  return `\n${[...products.flatMap((product) => productLines(product, replays, paint)), paint(colour, last), ...placeLines(changes, paint)].join('\n')}\n`;
}
