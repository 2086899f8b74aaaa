import { LINK_FLOWS, type LinkFlow } from '../../contract/linkFlows';
import { storedTaxId } from '../../server/storedTaxId';
import { commandLine, word } from '../lib/commandLine';

export interface Options {
  /** The client's CNPJ without its mask. */
  client: string;
  /** Needed for a new link; without it all flows are revoked. */
  flow: LinkFlow | undefined;
  /** E-mail of the executive; otherwise the client's own. */
  executive: string | undefined;
  /** Where the portal is reached; otherwise where the running product says. */
  origin: string | undefined;
  revoke: boolean;
}

const USAGE = `Usage: npm run executive-link -- --client CNPJ --flow ${LINK_FLOWS.join('|')} [--executive E-MAIL] [--origin URL]
       npm run executive-link -- --revoke --client CNPJ [--flow ${LINK_FLOWS.join('|')}]`;

const { parse, wrong } = commandLine(USAGE);
const revoked = { type: 'boolean', default: false } as const;
const options = { client: word, flow: word, executive: word, origin: word, revoke: revoked };

export function readOptions(args: string[]): Options {
  const { client, flow, executive, origin, revoke } = parse({ args, options }).values;
  if (!client) throw wrong('--client is missing.');
  const known = LINK_FLOWS.find((each) => each === flow);
  if (flow !== undefined && !known)
    throw wrong(`--flow is "${flow}", but must be ${LINK_FLOWS.join(' or ')}.`);
  if (!known && !revoke) throw wrong('--flow is missing.');
  if (origin !== undefined && !/^https?:\/\/[^/]+$/.test(origin)) {
    throw wrong(`--origin is "${origin}", but must look like https://portal.example.com.`);
  }
  return { client: storedTaxId(client), flow: known, executive, origin, revoke };
}
