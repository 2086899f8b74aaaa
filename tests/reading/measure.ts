import { readdirSync, readFileSync } from 'node:fs';
import type { Proposal } from '../../engine/reading';
import { readSample } from './readSample';
import type { Sample } from './samplePdf';

/** How a sample was read: what was right, what was proposed and wrong, what was not found. */
export interface Read {
  readonly name: string;
  readonly right: number;
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

/** Names and numbers are the same whatever their capitals, blanks and accents. */
const plain = (value: unknown) =>
  typeof value === 'string'
    ? value
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/\s+/g, ' ')
        .replace(/\.$/, '')
        .toLowerCase()
    : value;

function judged(name: string, { expected }: Sample, proposals: readonly Proposal[]): Read {
  const isRight = ({ path, value }: Proposal) => plain(expected[path]) === plain(value);
  const right = proposals.filter(isRight);
  const wrong = proposals.filter((proposal) => !isRight(proposal));
  const missed = Object.keys(expected).filter((path) => !right.some((proposal) => proposal.path === path));
  return {
    name,
    right: right.length,
    wrong: wrong.map(({ path, value, line }) => `${path} = ${JSON.stringify(value)} ← ${line}`),
    missed,
  };
}

const folder = new URL('samples/', import.meta.url);

/** The samples of a family, by the names that their files begin with; the last three were written after the patterns. */
export function samplesOf(family: string): readonly (readonly [name: string, sample: Sample])[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${family}-`))
    .toSorted()
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Sample]);
}

/** Reads samples one after another. */
export async function readAll(samples: ReturnType<typeof samplesOf>): Promise<readonly Read[]> {
  const read: Read[] = [];
  for (const [name, sample] of samples) read.push(judged(name, sample, await readSample(sample)));
  return read;
}

/** Shares of what was proposed that is right, and of what could be read that was found. */
export function rates(read: readonly Read[]) {
  const sum = (of: (one: Read) => number) => read.reduce((total, one) => total + of(one), 0);
  const right = sum((one) => one.right);
  const [wrong, missed] = [sum((one) => one.wrong.length), sum((one) => one.missed.length)];
  return { precision: right / (right + wrong), recall: right / (right + missed), right, wrong, missed };
}
