import { parseArgs } from 'node:util';
import { OperatorError } from '../../server/infra/OperatorError';
import { LINK_FLOWS, type LinkFlow } from '../../contract/linkFlows';
import { storedTaxId } from '../../server/storedTaxId';

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

export function readOptions(args: string[]): Options {
  const { client, flow, executive, origin, revoke } = parse(args);
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

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const options = {
    client: text,
    flow: text,
    executive: text,
    origin: text,
    revoke: { type: 'boolean', default: false },
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
