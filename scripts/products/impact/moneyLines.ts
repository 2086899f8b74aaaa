import type { MoneyTable, MoneyTold } from '../../../studio/impact/money/moneyTold';
import type { Paint } from '../report';

const INDENT = '    ';
const GAP = '   ';

function tableLines({ title, heads, rows }: MoneyTable, paint: Paint): string[] {
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map(({ cells }) => cells[at]!.length)),
  );
  const padded = (cell: string, at: number) =>
    at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!);
  return [
    '',
    `${INDENT}${paint('bold', title)}`,
    `${INDENT}${paint('dim', heads.map(padded).join(GAP))}`,
    ...rows.map(({ cells, changed }) => {
      const shown = cells.map((cell, at) => {
        const text = padded(cell, at);
        return changed.includes(at) ? paint('yellow', text) : text;
      });
      return INDENT + shown.join(GAP);
    }),
  ];
}

export function moneyLines({ sentences, tables }: MoneyTold, paint: Paint): string[] {
  return [
    ...sentences.map((sentence) => INDENT + sentence),
    ...tables.flatMap((table) => tableLines(table, paint)),
    ...(tables.length > 0 ? [''] : []),
  ];
}
