import type { BatchLayout, Place } from './layout';
import { amountAt, cut, dateAt, wholeNumber } from './places';
import { BrokenReturnFile, type ReturnedTitle, type ReturnFile } from './ReturnFile';

const BATCH_HEADER = '1';
const DETAIL = '3';
const BATCH_TRAILER = '5';

/** A file of batches, each of which must add up by itself. Throws BrokenReturnFile. */
export function readBatches(lines: readonly string[], layout: BatchLayout): ReturnFile {
  const [header = ''] = lines;
  const { fileHeader } = layout;
  checkFileTrailer(lines, layout);
  return {
    bank: cut(header, fileHeader.bank),
    accounts: [{ agency: cut(header, fileHeader.agency), account: cut(header, fileHeader.account) }],
    agreement: fileHeader.agreement ? cut(header, fileHeader.agreement).trim() : '',
    sequence: wholeNumber(header, fileHeader.sequence, 1),
    titles: titlesOf(lines, layout),
  };
}

function checkFileTrailer(lines: readonly string[], { kind, fileTrailer }: BatchLayout): void {
  const { batches, records } = fileTrailer;
  const at = lines.length;
  const last = lines.at(-1) ?? '';
  const begun = lines.filter((line) => cut(line, kind) === BATCH_HEADER).length;
  if (wholeNumber(last, records, at) !== at || wholeNumber(last, batches, at) !== begun)
    throw new BrokenReturnFile('WRONG_COUNT', at);
}

function titlesOf(lines: readonly string[], layout: BatchLayout): ReturnedTitle[] {
  const titles: ReturnedTitle[] = [];
  let batch: { from: number; first: number } | undefined;
  let waiting: number | undefined;
  for (const [at, line] of lines.entries()) {
    const kind = cut(line, layout.kind);
    if (kind === BATCH_HEADER) batch = { from: at, first: titles.length };
    else if (kind === DETAIL && cut(line, layout.segment) === 'T') {
      if (waiting !== undefined) throw new BrokenReturnFile('INCOMPLETE', waiting + 1);
      waiting = at;
    } else if (kind === DETAIL && cut(line, layout.segment) === 'U') {
      if (waiting === undefined || !batch) throw new BrokenReturnFile('INCOMPLETE', at + 1);
      titles.push(titleOf(lines[waiting]!, line, layout, at + 1));
      waiting = undefined;
    } else if (kind === BATCH_TRAILER) {
      if (!batch || waiting !== undefined) throw new BrokenReturnFile('INCOMPLETE', at + 1);
      checkBatch(line, layout, at, { records: at - batch.from + 1, titles: titles.slice(batch.first) });
      batch = undefined;
    }
  }
  if (batch || waiting !== undefined) throw new BrokenReturnFile('INCOMPLETE', lines.length);
  return titles;
}

interface Met {
  readonly records: number;
  readonly titles: readonly ReturnedTitle[];
}

function checkBatch(line: string, { batchTrailer }: BatchLayout, index: number, met: Met): void {
  const at = index + 1;
  if (wholeNumber(line, batchTrailer.records, at) !== met.records)
    throw new BrokenReturnFile('WRONG_COUNT', at);
  const told = (places: readonly Place[]) =>
    places.reduce((sum, place) => sum + wholeNumber(line, place, at), 0);
  const count = told(batchTrailer.titles);
  const total = told(batchTrailer.totals);
  // Not every bank fills them in.
  if (count === 0 && total === 0) return;
  if (count !== met.titles.length) throw new BrokenReturnFile('WRONG_COUNT', at);
  const sum = met.titles.reduce((cents, { amount }) => cents + Number(amount.replace('.', '')), 0);
  if (total !== sum) throw new BrokenReturnFile('WRONG_TOTAL', at);
}

function titleOf(t: string, u: string, { T, U, paidMovements }: BatchLayout, at: number): ReturnedTitle {
  const movement = cut(t, T.movement);
  if (movement !== cut(u, U.movement)) throw new BrokenReturnFile('INCOMPLETE', at);
  const isPaid = paidMovements.includes(movement);
  return {
    ourNumber: cut(t, T.ourNumber).trim(),
    isPaid,
    amount: amountAt(t, [T.amount], at - 1),
    paid: amountAt(u, [U.paid], at),
    interest: amountAt(u, U.interest, at),
    paidOn: isPaid ? dateAt(u, U.paidOn, at) : '',
  };
}
