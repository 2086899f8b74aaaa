import { parseArgs } from 'node:util';
import { packedDate } from '../../engine/values';
import { OperatorError } from '../../server/infra/OperatorError';

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

export function readOptions(args: string[]): Options {
  const { user, campaign, document, on } = parse(args);
  if (!user) throw wrong('--user is missing.');
  if (on !== undefined && packedDate(on) === 0)
    throw wrong(`--on is "${on}", but must be a date like 2026-11-20.`);
  return { user, campaign, document, on };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const options = {
    user: text,
    campaign: text,
    document: text,
    on: text,
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw wrong(`${(error as Error).message.split('. ')[0]}.`);
  }
}

function wrong(sentence: string): OperatorError {
  return new OperatorError(`${sentence}\n${USAGE}`);
}
