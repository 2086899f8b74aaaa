import { moneyText } from '../../../engine/values';
import { moneyOf } from '../../../studio/impact/money/moneyOf';
import { moneyTold } from '../../../studio/impact/money/moneyTold';
import { HARMS, type Example, type Totals } from '../../../studio/impact/replay/totals';
import type { Paint } from '../report';
import { moneyLines } from './moneyLines';

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

export function replayLines(title: string, totals: Totals, paint: Paint): string[] {
  const { replayed, affected, counts, examples, rated } = totals;
  return [
    `  ${paint('bold', `${title}:`)} ${affected} de ${replayed} ${affected === 1 ? 'afetado' : 'afetados'}`,
    ...HARMS.filter((harm) => counts[harm] > 0).flatMap((harm) => [
      `    ${NAMED[harm]}: ${counts[harm]}`,
      ...examples[harm].map((example) => `      ${paint('dim', exampleLine(example))}`),
    ]),
    ...moneyLines(moneyTold(moneyOf(rated)), paint),
  ];
}
