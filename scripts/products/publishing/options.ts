import { commandLine, word } from '../../lib/commandLine';

export type Wish =
  | { kind: 'releases' }
  | { kind: 'pull'; folder: string; id: number | undefined }
  | PublishWish
  | { kind: 'approve' | 'impact'; id: number; as: string }
  | { kind: 'back'; id: number | undefined; as: string };

export interface PublishWish {
  kind: 'publish';
  /** Undefined is the folder of the checkout. */
  folder: string | undefined;
  note: string;
  /** Null is as soon as it is approved. */
  from: Date | null;
  /** Percent of the accounts. */
  share: number;
  /** The release that the folder was made from, where the folder does not say it. */
  base: number | undefined;
  as: string;
}

export const COMMANDS: readonly string[] = ['publish', 'releases', 'pull', 'impact', 'approve', 'back'];

const USAGE = `Usage: npm run products -- publish [FOLDER] --note "…" --as ana@corretora.test [--from 2026-11-23T08:00-03:00] [--share 25] [--base 12]
       npm run products -- impact ID --as bia@corretora.test
       npm run products -- approve ID --as bia@corretora.test
       npm run products -- back [ID] --as bia@corretora.test
       npm run products -- releases
       npm run products -- pull FOLDER [ID]`;

const NOTE = 500;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const ALLOWED: Readonly<Record<string, { options: readonly string[]; words: number }>> = {
  publish: { options: ['note', 'as', 'from', 'share', 'base'], words: 1 },
  impact: { options: ['as'], words: 1 },
  approve: { options: ['as'], words: 1 },
  back: { options: ['as'], words: 1 },
  releases: { options: [], words: 0 },
  pull: { options: [], words: 2 },
};

const { parse, wrong } = commandLine(USAGE);
const known = { note: word, as: word, from: word, share: word, base: word };

type Values = Partial<Record<'note' | 'as' | 'from' | 'share' | 'base', string>>;

export function readWish(args: string[]): Wish {
  const { positionals, values } = parse({ args, options: known, allowPositionals: true });
  const [kind = '', ...words] = positionals;
  const { options, words: most } = ALLOWED[kind]!;
  if (words.length > most) throw wrong(`"${words[most]}" is one word too many.`);
  const stray = Object.keys(values).find((option) => !options.includes(option));
  if (stray) throw wrong(`--${stray} does not go with ${kind}.`);
  if (kind === 'releases') return { kind };
  if (kind === 'pull') return { kind, folder: demand(words[0], 'the folder'), id: idOf(words[1]) };
  const as = demand(values.as, 'who does it, as --as e-mail').toLowerCase();
  if (kind === 'back') return { kind, id: idOf(words[0]), as };
  if (kind === 'approve' || kind === 'impact')
    return { kind, id: idOf(demand(words[0], 'the number of the release'))!, as };
  return { kind: 'publish', folder: words[0], as, ...proposalOf(values) };
}

function proposalOf({ note, from, share, base }: Values) {
  const told = demand(note?.trim(), 'what changes, as --note "…"');
  if (told.length > NOTE) throw wrong(`--note has more than ${NOTE} characters.`);
  return { note: told, from: instantOf(from), share: shareOf(share), base: idOf(base) };
}

function instantOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const instant = new Date(INSTANT.test(text) ? text : Number.NaN);
  if (!Number.isNaN(instant.getTime())) return instant;
  throw wrong(`--from is "${text}", but must look like 2026-11-23T08:00-03:00.`);
}

function shareOf(text = '100'): number {
  const share = Number(text);
  if (/^\d+$/.test(text) && share >= 1 && share <= 100) return share;
  throw wrong(`--share is "${text}", but must be a whole percentage from 1 to 100.`);
}

function idOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw wrong(`"${text}" is no number of a release.`);
}

function demand(given: string | undefined, what: string): string {
  if (given) return given;
  throw wrong(`Say ${what}.`);
}
