import { packedDate } from '../../engine/values';
import { commandLine, word } from '../lib/commandLine';

export interface Options {
  user: string;
  /** The configured one by default. */
  campaign: string | undefined;
  document: string | undefined;
  /** Civil date from which on it is asked; today unless told. */
  on: string | undefined;
}

const USAGE =
  'Usage: npm run survey -- --user E-MAIL [--document NUMBER] [--campaign NAME] [--on YYYY-MM-DD]';

const { parse, wrong } = commandLine(USAGE);
const options = { user: word, campaign: word, document: word, on: word };

export function readOptions(args: string[]): Options {
  const { user, campaign, document, on } = parse({ args, options }).values;
  if (!user) throw wrong('--user is missing.');
  if (on !== undefined && packedDate(on) === 0)
    throw wrong(`--on is "${on}", but must be a date like 2026-11-20.`);
  return { user, campaign, document, on };
}
