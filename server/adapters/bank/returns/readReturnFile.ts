import { readBatches } from './batches';
import type { Bank } from '../Bank';
import type { ReturnLayout } from './layout';
import { readLines } from './lines';
import { cut } from './places';
import { BrokenReturnFile, type ReturnFile } from './ReturnFile';

const END_OF_FILE = '\u001A';
const HEADER = '0';
const TRAILER = '9';

/**
 * Reads a return file of collected billets by the layout of one of the banks, whole or not at all. Throws BrokenReturnFile.
 */
export function readReturnFile(
  bytes: Uint8Array,
  banks: readonly Pick<Bank, 'code' | 'layout'>[],
): ReturnFile {
  const lines = linesOf(bytes);
  const layout = layoutOf(lines, banks);
  checkFrame(lines, layout);
  return layout.form === 'batches' ? readBatches(lines, layout) : readLines(lines, layout);
}

function linesOf(bytes: Uint8Array): readonly string[] {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(END_OF_FILE, '')
    .replace(/[\r\n]+$/, '')
    .split(/\r?\n/);
}

function layoutOf(
  [header = '']: readonly string[],
  banks: readonly Pick<Bank, 'code' | 'layout'>[],
): ReturnLayout {
  const fitting = banks.filter(({ layout }) => layout.length === header.length);
  const named = fitting.find(({ code, layout }) => cut(header, layout.fileHeader.bank) === code);
  const bank = named ?? fitting[0];
  if (!bank) throw new BrokenReturnFile('NOT_CNAB_240', 1);
  return bank.layout;
}

function checkFrame(lines: readonly string[], { length, kind, fileHeader, returned }: ReturnLayout): void {
  const bad = lines.findIndex((line) => line.length !== length);
  if (bad >= 0) throw new BrokenReturnFile('NOT_CNAB_240', bad + 1);
  const [header = ''] = lines;
  if (cut(header, kind) !== HEADER) throw new BrokenReturnFile('NOT_CNAB_240', 1);
  if (cut(lines.at(-1)!, kind) !== TRAILER) throw new BrokenReturnFile('INCOMPLETE', lines.length);
  if (cut(header, fileHeader.direction) !== returned) throw new BrokenReturnFile('NOT_A_RETURN', 1);
}
