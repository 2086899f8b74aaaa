import type { BankFile, Difference } from '../../../../contract/billing';
import type { CountedFile, listDifferences } from './repository';

type ListedDifference = Awaited<ReturnType<typeof listDifferences>>[number];

export function fileAnswer(file: CountedFile): BankFile {
  return {
    Id: file.id,
    Name: file.name,
    ReceivedAt: file.receivedAt.toISOString(),
    Problem: file.problem,
    Entries: file.entries,
    Booked: file.booked,
    Repeated: file.repeated,
    Differences: file.differences,
    Total: Number(file.total),
  };
}

export function differenceAnswer({ entry, number, installment }: ListedDifference): Difference {
  return {
    Id: entry.id,
    Kind: entry.outcome as Difference['Kind'],
    OurNumber: entry.ourNumber,
    DocumentNumber: number,
    Installment: installment,
    Amount: Number(entry.amount),
    Expected: entry.expected === null ? null : Number(entry.expected),
    PaidOn: entry.paidOn,
    At: entry.at.toISOString(),
  };
}
