import { addDays, dateText } from '../../../../engine/values';
import type { Cell, CellValue } from 'hucre/xlsx';

/** As many figures of a number as a spreadsheet keeps: past them are the errors of binary fractions. */
const FIGURES = 15;

const numberText = (number: number) => String(Number(number.toPrecision(FIGURES))).replace('.', ',');

const DAY_MS = 86_400_000;
const EPOCH = '1970-01-01';

/** A sheet's day has no time zone: what stands in UTC is what is shown. */
const dayText = (moment: number) =>
  Number.isNaN(moment) ? '' : dateText(addDays(EPOCH, Math.floor(moment / DAY_MS)));

export function cellText(value: CellValue, cell?: Pick<Cell, 'style'>): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (value instanceof Date) return dayText(value.getTime());
  if (typeof value === 'string') return value.trim();
  const isPercent = cell?.style?.numFmt?.includes('%');
  return isPercent ? `${numberText(value * 100)}%` : numberText(value);
}
