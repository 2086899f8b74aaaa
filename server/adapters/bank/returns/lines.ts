import type { LineLayout } from './layout';
import { amountAt, cut, dateAt, wholeNumber } from './places';
import { BrokenReturnFile, type ReturnedAccount, type ReturnedTitle, type ReturnFile } from './ReturnFile';

interface Numbered {
  readonly line: string;
  readonly at: number;
}

export function readLines(lines: readonly string[], layout: LineLayout): ReturnFile {
  const [header = ''] = lines;
  const { fileHeader, detail, kind } = layout;
  checkNumbers(lines, layout);
  const details = lines
    .map((line, index): Numbered => ({ line, at: index + 1 }))
    .filter(({ line }) => cut(line, kind) === detail.kind);
  checkCount(lines, details, layout);
  return {
    bank: cut(header, fileHeader.bank),
    accounts: accountsOf(details, layout),
    agreement: fileHeader.agreement ? cut(header, fileHeader.agreement).trim() : '',
    sequence: wholeNumber(header, fileHeader.sequence, 1),
    titles: details.map((numbered) => titleOf(numbered, layout)),
  };
}

function checkNumbers(lines: readonly string[], { line: place }: LineLayout): void {
  for (const [index, line] of lines.entries()) {
    const told = wholeNumber(line, place, index + 1);
    if (told !== 0 && told !== index + 1) throw new BrokenReturnFile('INCOMPLETE', index + 1);
  }
}

function checkCount(lines: readonly string[], details: readonly Numbered[], layout: LineLayout): void {
  const { trailer, detail } = layout;
  const told = wholeNumber(lines.at(-1)!, trailer.count, lines.length);
  const met = details.filter(({ line }) => cut(line, detail.movement) === trailer.counted).length;
  // Not every bank fills it in.
  if (told !== 0 && told !== met) throw new BrokenReturnFile('WRONG_COUNT', lines.length);
}

function accountsOf(details: readonly Numbered[], { detail }: LineLayout): ReturnedAccount[] {
  const places = new Map(
    details.map(({ line }) => {
      const account = { agency: cut(line, detail.agency), account: cut(line, detail.account) };
      return [`${account.agency}/${account.account}`, account] as const;
    }),
  );
  return [...places.values()];
}

function titleOf({ line, at }: Numbered, { detail, paidMovements }: LineLayout): ReturnedTitle {
  const isPaid = paidMovements.includes(cut(line, detail.movement));
  return {
    ourNumber: cut(line, detail.ourNumber).trim(),
    isPaid,
    amount: amountAt(line, [detail.amount], at),
    paid: amountAt(line, [detail.paid], at),
    interest: amountAt(line, detail.interest, at),
    paidOn: isPaid ? dateAt(line, detail.paidOn, at) : '',
  };
}
