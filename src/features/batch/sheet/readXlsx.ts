import { unzipSync } from 'fflate';
import { type Cell, readXlsx as parse, type Sheet } from 'hucre/xlsx';
import { cellText } from './cellText';
import { LIMITS, SheetRefusal, type CellFault } from './RawSheet';

export interface Line {
  readonly texts: readonly string[];
  readonly faults: Readonly<Record<number, CellFault>>;
}

export interface Lines {
  readonly lines: readonly Line[];
  readonly formulas: number;
  readonly tab?: string;
}

/** Rows past it are not read: so many are refused anyway, and counted as far as here. */
export const READ_AT_MOST = 20_000;

/**
 * Refuses what unpacks to more than a spreadsheet of texts can be, by the sizes that the archive says; the reader holds
 * each part to what it said.
 */
function refuseBomb(bytes: Uint8Array): void {
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ size, originalSize }) => {
      const isSilent = originalSize === 0 && size > 2;
      unpacked += originalSize;
      if (isSilent || unpacked > LIMITS.unpacked) throw new SheetRefusal('bomb');
      return false;
    },
  });
}

/** The lines of the first tab that a person sees. Throws SheetRefusal `bomb`; other errors where it is no workbook. */
export async function readXlsx(bytes: Uint8Array): Promise<Lines> {
  refuseBomb(bytes);
  const { sheets } = await parse(bytes, {
    readStyles: true,
    maxRows: READ_AT_MOST,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  });
  const sheet = sheets[0];
  if (!sheet) throw new SheetRefusal('empty');
  const cells = [...(sheet.cells?.values() ?? [])];
  return {
    lines: sheet.rows.map((_row, at) => lineOf(sheet, at)),
    formulas: cells.filter(({ type }) => type === 'formula').length,
    ...(sheets.length > 1 && { tab: sheet.name }),
  };
}

function lineOf({ rows, cells }: Sheet, at: number): Line {
  const faults: Record<number, CellFault> = {};
  const texts = rows[at]!.map((value, place) => {
    const cell = cells?.get(`${at},${place}`);
    const fault = cell && faultOf(cell);
    if (!fault) return cellText(value, cell);
    faults[place] = fault;
    return '';
  });
  return { texts, faults };
}

function faultOf({ type, value }: Cell): CellFault | undefined {
  if (type === 'error') return 'error';
  return type === 'formula' && value === null ? 'formula' : undefined;
}
