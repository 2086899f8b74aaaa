import { parseCsv } from 'hucre/csv';
import { decodeText } from './decodeText';
import { LIMITS, type RawRow, type RawSheet, SheetRefusal } from './RawSheet';
import { type Line, type Lines, READ_AT_MOST, readXlsx } from './readXlsx';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Of Office's older files, and of newer ones with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** Line that some programs write above a CSV to name the delimiter. */
const PARTED = /^sep=(.)\r?\n/i;

/**
 * Reads a spreadsheet by what it holds, whatever it is called: XLSX, or CSV of any usual encoding. Throws SheetRefusal:
 * nothing of a refused file is used.
 */
export async function readSheet(bytes: Uint8Array): Promise<RawSheet> {
  if (bytes.length > LIMITS.bytes) throw new SheetRefusal('large');
  if (bytes.length === 0) throw new SheetRefusal('empty');
  const beginsWith = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (beginsWith(OLE)) throw new SheetRefusal('protected');
  return sheetOf(beginsWith(ZIP) ? await readWorkbook(bytes) : readCsv(bytes));
}

async function readWorkbook(bytes: Uint8Array): Promise<Lines> {
  try {
    return await readXlsx(bytes);
  } catch (error) {
    throw error instanceof SheetRefusal ? error : new SheetRefusal('broken');
  }
}

function readCsv(bytes: Uint8Array): Lines {
  const text = decodeText(bytes);
  // No table has such characters; a picture or a PDF is full of them.
  if (/[^\P{Cc}\t\r\n]/u.test(text.slice(0, 2000))) throw new SheetRefusal('kind');
  const [, delimiter] = PARTED.exec(text) ?? [];
  const table = parseCsv(delimiter === undefined ? text : text.replace(PARTED, ''), {
    maxRows: READ_AT_MOST,
    ...(delimiter !== undefined && { delimiter }),
  });
  const lines = table.map((row) => ({ texts: row.map((cell) => String(cell ?? '').trim()), faults: {} }));
  return { lines, formulas: 0 };
}

const isEmpty = ({ texts, faults }: Line) =>
  texts.every((text) => text === '') && Object.keys(faults).length === 0;

/** The first line that is not empty names the columns; empty lines below it are none. */
function sheetOf({ lines, ...about }: Lines): RawSheet {
  const first = lines.findIndex((line) => !isEmpty(line));
  if (first < 0) throw new SheetRefusal('empty');
  const headers = trimmed(lines[first]!.texts);
  if (headers.length > LIMITS.columns) throw new SheetRefusal('manyColumns', headers.length);
  const filled = lines.flatMap((line, at) => (at > first && !isEmpty(line) ? [{ line, at }] : []));
  if (filled.length === 0) throw new SheetRefusal('noRows');
  if (filled.length > LIMITS.rows) throw new SheetRefusal('manyRows', filled.length);
  return { headers, rows: filled.map(({ line, at }) => rowOf(line, at + 1, headers)), ...about };
}

function rowOf({ texts, faults }: Line, line: number, headers: readonly string[]): RawRow {
  return { line, cells: headers.map((_header, at) => (texts[at] ?? '').slice(0, LIMITS.cell)), faults };
}

function trimmed(texts: readonly string[]): readonly string[] {
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}
