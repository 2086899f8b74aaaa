import { commandLine, word } from '../lib/commandLine';
import type { Volume } from '../../server/seed/volume/seedVolume';

const USAGE = 'Usage: npm run seed -- [--policies 1000000] [--quotes 1000000] [--clients 5000]';
/** The limit of policy numbers: a year of a line of business has 5000000 to 8999999. */
const MOST = 4_000_000;

const { parse, wrong } = commandLine(USAGE);
const options = { policies: word, quotes: word, clients: word };

export function readVolume(args: string[]): Volume {
  const { policies = '0', quotes = '0', clients = '5000' } = parse({ args, options }).values;
  const volume = {
    policies: numberOf('policies', policies, 0),
    quotes: numberOf('quotes', quotes, 0),
    clients: numberOf('clients', clients, 1),
  };
  if (volume.policies + volume.quotes === 0) throw wrong('Neither policies nor quotes were asked for.');
  return volume;
}

function numberOf(name: string, text: string, least: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= MOST) return number;
  throw wrong(`--${name} is "${text}", but must be a number from ${least} to ${MOST}.`);
}
