import { dayNumber } from '../../../engine/values';
import layout from './cnab240.json' with { type: 'json' };

/** A bank's word on one title. Amounts are R$ with two decimals, dates YYYY-MM-DD. */
export interface ReturnedTitle {
  readonly ourNumber: string;
  /** Whether it was paid; other movements (entered, written off, a fee) change no billet. */
  readonly isPaid: boolean;
  readonly amount: string;
  readonly paid: string;
  /** Part of what was paid. */
  readonly interest: string;
  readonly paidOn: string;
}

/** What a return file says: of which account, and of its titles. */
export interface ReturnFile {
  readonly bank: string;
  readonly agency: string;
  readonly account: string;
  readonly sequence: number;
  readonly titles: readonly ReturnedTitle[];
}

/** Why nothing of a file can be believed. */
export type ReturnFault =
  'NOT_CNAB_240' | 'NOT_A_RETURN' | 'INCOMPLETE' | 'WRONG_COUNT' | 'WRONG_TOTAL' | 'UNREADABLE';

export class BrokenReturnFile extends Error {
  constructor(
    readonly fault: ReturnFault,
    /** From 1; 0 where it is about the whole. */
    readonly line = 0,
  ) {
    super(`${fault} in line ${line}`);
  }
}

type Place = readonly number[];
/** The mark of old systems, as the last byte. */
const END_OF_FILE = '\u001A';
const HEADER = '0';
const BATCH_HEADER = '1';
const DETAIL = '3';
const BATCH_TRAILER = '5';
const TRAILER = '9';

/** Reads a CNAB 240 return file of collected billets, whole or not at all: throws BrokenReturnFile. */
export function readReturnFile(bytes: Uint8Array): ReturnFile {
  const lines = linesOf(bytes);
  const [header = ''] = lines;
  const { fileHeader } = layout;
  if (cut(header, fileHeader.direction) !== layout.returned) throw new BrokenReturnFile('NOT_A_RETURN', 1);
  checkFileTrailer(lines);
  return {
    bank: cut(header, fileHeader.bank),
    agency: cut(header, fileHeader.agency),
    account: cut(header, fileHeader.account),
    sequence: wholeNumber(header, fileHeader.sequence, 1),
    titles: titlesOf(lines),
  };
}

function linesOf(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(END_OF_FILE, '')
    .replace(/[\r\n]+$/, '');
  const lines = text.split(/\r?\n/);
  const bad = lines.findIndex((line) => line.length !== layout.length);
  if (bad >= 0) throw new BrokenReturnFile('NOT_CNAB_240', bad + 1);
  if (kindOf(lines[0]!) !== HEADER) throw new BrokenReturnFile('NOT_CNAB_240', 1);
  if (kindOf(lines.at(-1)!) !== TRAILER) throw new BrokenReturnFile('INCOMPLETE', lines.length);
  return lines;
}

function checkFileTrailer(lines: readonly string[]): void {
  const { batches, records } = layout.fileTrailer;
  const at = lines.length;
  const last = lines.at(-1) ?? '';
  const begun = lines.filter((line) => kindOf(line) === BATCH_HEADER).length;
  if (wholeNumber(last, records, at) !== at || wholeNumber(last, batches, at) !== begun)
    throw new BrokenReturnFile('WRONG_COUNT', at);
}

/** The titles of all batches; each batch must add up by itself. */
function titlesOf(lines: readonly string[]): ReturnedTitle[] {
  const titles: ReturnedTitle[] = [];
  let batch: { from: number; first: number } | undefined;
  let waiting: number | undefined;
  for (const [at, line] of lines.entries()) {
    const kind = kindOf(line);
    if (kind === BATCH_HEADER) batch = { from: at, first: titles.length };
    else if (kind === DETAIL && cut(line, layout.segment) === 'T') {
      if (waiting !== undefined) throw new BrokenReturnFile('INCOMPLETE', waiting + 1);
      waiting = at;
    } else if (kind === DETAIL && cut(line, layout.segment) === 'U') {
      if (waiting === undefined || !batch) throw new BrokenReturnFile('INCOMPLETE', at + 1);
      titles.push(titleOf(lines[waiting]!, line, at + 1));
      waiting = undefined;
    } else if (kind === BATCH_TRAILER) {
      if (!batch || waiting !== undefined) throw new BrokenReturnFile('INCOMPLETE', at + 1);
      checkBatch(line, at + 1, at - batch.from + 1, titles.slice(batch.first));
      batch = undefined;
    }
  }
  if (batch || waiting !== undefined) throw new BrokenReturnFile('INCOMPLETE', lines.length);
  return titles;
}

function checkBatch(line: string, at: number, records: number, titles: readonly ReturnedTitle[]): void {
  const { batchTrailer } = layout;
  if (wholeNumber(line, batchTrailer.records, at) !== records) throw new BrokenReturnFile('WRONG_COUNT', at);
  const told = (places: readonly Place[]) =>
    places.reduce((sum, place) => sum + wholeNumber(line, place, at), 0);
  const count = told(batchTrailer.titles);
  const total = told(batchTrailer.totals);
  // Not every bank fills them in.
  if (count === 0 && total === 0) return;
  if (count !== titles.length) throw new BrokenReturnFile('WRONG_COUNT', at);
  const sum = titles.reduce((cents, { amount }) => cents + Number(amount.replace('.', '')), 0);
  if (total !== sum) throw new BrokenReturnFile('WRONG_TOTAL', at);
}

function titleOf(t: string, u: string, at: number): ReturnedTitle {
  const { T, U } = layout;
  const movement = cut(t, T.movement);
  if (movement !== cut(u, U.movement)) throw new BrokenReturnFile('INCOMPLETE', at);
  const isPaid = layout.paidMovements.includes(movement);
  return {
    ourNumber: cut(t, T.ourNumber).trim(),
    isPaid,
    amount: amountAt(t, T.amount, at - 1),
    paid: amountAt(u, U.paid, at),
    interest: amountAt(u, U.interest, at),
    paidOn: isPaid ? dateAt(u, U.paidOn, at) : '',
  };
}

const kindOf = (line: string) => cut(line, layout.kind);

function cut(line: string, [from = 1, to = 0]: Place): string {
  return line.slice(from - 1, to);
}

function wholeNumber(line: string, place: Place, at: number): number {
  const text = cut(line, place).trim();
  if (!/^\d*$/.test(text)) throw new BrokenReturnFile('UNREADABLE', at);
  return Number(text);
}

/** Two decimals are implied. */
function amountAt(line: string, place: Place, at: number): string {
  const cents = String(wholeNumber(line, place, at)).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

function dateAt(line: string, place: Place, at: number): string {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(cut(line, place)) ?? [];
  const date = `${year}-${month}-${day}`;
  if (dayNumber(date) === 0) throw new BrokenReturnFile('UNREADABLE', at);
  return date;
}
