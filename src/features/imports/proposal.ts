import { folded } from '../../../engine/values';
import labels from './labels.json';

export interface Proposal {
  policyHolder?: string;
  number?: string;
  insurer?: string;
  startDateValidity?: string;
  endDateValidity?: string;
  insuredAmount?: number;
}

const plain = (text: string) => folded(text).replaceAll(/[º°]/g, 'o').replaceAll(/\s+/g, ' ');

/** What a label and its value may have between them. */
const GAP = '[\\s:.\\-–]{0,6}(?:as 24h do dia |das 24h do dia |a partir de |r\\$ ?)?';
const NUMBER = '([0-9][0-9a-z./-]{4,38}[0-9a-z])';
const DATE = '(\\d{2}/\\d{2}/\\d{4})';
const AMOUNT = '(\\d{1,3}(?:\\.\\d{3})*,\\d{2})';

/** Fields not found are undefined, left for the user to type. */
export function proposalFrom(text: string, holders: readonly string[]): Proposal {
  const read = plain(text);
  const bare = read.replaceAll(/[^0-9a-z]/g, '').toUpperCase();
  const number = after(read, labels.number, NUMBER)
    ?.replaceAll(/[^0-9a-z]/g, '')
    .toUpperCase();
  const amount = after(read, labels.amount, AMOUNT);
  return definedOf({
    policyHolder: holders.find((document) => bare.includes(document)),
    number: number && number.length >= 5 ? number : undefined,
    // A whole word: sucessor and assessor name no insurer.
    insurer: labels.insurers.find((name) => new RegExp(`\\b${plain(name)}\\b`).test(read)),
    startDateValidity: dayOf(after(read, labels.start, DATE)),
    endDateValidity: dayOf(after(read, labels.end, DATE)),
    insuredAmount: amount ? Number(amount.replaceAll('.', '').replace(',', '.')) : undefined,
  });
}

function after(text: string, names: readonly string[], value: string): string | undefined {
  for (const name of names) {
    const found = new RegExp(`${plain(name)}${GAP}${value}`).exec(text)?.[1];
    if (found) return found;
  }
  return undefined;
}

function dayOf(date: string | undefined): string | undefined {
  const [day, month, year] = date?.split('/') ?? [];
  const iso = `${year}-${month}-${day}`;
  return date && !Number.isNaN(Date.parse(iso)) ? iso : undefined;
}

const definedOf = (proposal: { [name in keyof Proposal]: Proposal[name] | undefined }): Proposal =>
  Object.fromEntries(Object.entries(proposal).filter(([, value]) => value !== undefined));
