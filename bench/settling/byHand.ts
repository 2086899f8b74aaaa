import { dateOfDay, dayNumber } from '../../engine/values/civilDay';
import { plainText } from '../../engine/values/plainText';
import { add, percentOf, percentShare } from '../../engine/values/decimal';

/** The answers of a step as a form written by hand would hold them. */
export type Answers = Readonly<Record<string, string | number | undefined>>;

function daysBetween(from: unknown, to: unknown): number | undefined {
  const start = dayNumber(from);
  const end = dayNumber(to);
  return start === 0 || end === 0 ? undefined : end - start;
}

function addDays(from: unknown, days: number): string | undefined {
  const start = dayNumber(from);
  return start === 0 ? undefined : (dateOfDay(start + days) ?? undefined);
}

function solveTerm(next: Record<string, string | number | undefined>, edited: string): void {
  if (edited === 'days') {
    if (next.startDate !== undefined && next.days !== undefined)
      next.endDate = addDays(next.startDate, next.days as number);
  } else if (next.startDate !== undefined && next.endDate !== undefined) {
    next.days = daysBetween(next.startDate, next.endDate);
  }
}

/** Of amount and percentage the one that was typed last stays, whichever field is edited. */
function solveGuarantee(next: Record<string, string | number | undefined>, edited: string): void {
  if (edited !== 'contract') next.typed = edited;
  const { contract, percentage, guarantee } = next as Record<string, number | undefined>;
  if (contract === undefined) return;
  if (next.typed !== 'guarantee') {
    if (percentage !== undefined) next.guarantee = percentOf(contract, percentage);
  } else if (guarantee !== undefined && contract !== 0) {
    next.percentage = percentShare(guarantee, contract);
  }
}

/** The guarantee and the fine; of two empty amounts there is no total. */
function totalOf({ guarantee, fine }: Answers): number | undefined {
  if (guarantee === undefined && fine === undefined) return undefined;
  return add((guarantee as number | undefined) ?? 0, (fine as number | undefined) ?? 0);
}

/** Computed texts are cleaned as typed ones are. */
function composedText({ notice = '', process = '', complement = '' }: Answers): string {
  return plainText(`Edital: ${notice}, processo ${process}. ${complement}`).trim();
}

/** What the wizard's rules say, as one function written by hand: the answers after one field was edited. */
export function settleByHand(answers: Answers, edited: string, value: string | number | undefined): Answers {
  const next = { ...answers, [edited]: value };
  switch (edited) {
    case 'startDate':
    case 'days':
    case 'endDate':
      solveTerm(next, edited);
      break;
    case 'contract':
    case 'percentage':
    case 'guarantee':
    case 'fine':
      if (edited !== 'fine') solveGuarantee(next, edited);
      next.total = totalOf(next);
      break;
    case 'notice':
    case 'process':
    case 'complement':
      next.objectText = composedText(next);
      break;
    default:
  }
  return next;
}

/** Settles key by key: each edit of a run in one field starts from the answers before the run, as if its last had come at once. */
export function createTyping() {
  let typed: string | undefined;
  let base: Answers = {};
  return (answers: Answers, field: string, name = field): Answers => {
    if (name !== typed) [typed, base] = [name, { ...answers }];
    return settleByHand(base, field, answers[field]);
  };
}
