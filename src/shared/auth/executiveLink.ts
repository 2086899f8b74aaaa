import { ANY_FLOWS, type AnyFlow } from '../../../contract/linkFlows';

/** Where executives act for a customer on a link (specification 1 §2, 3 §2: executive request routes). */
const BASE = '/solicitacao-executivo';

const baseOf = (flow: AnyFlow) => `${BASE}/${flow}`;

export interface ExecutivePlace {
  readonly flow: AnyFlow;
  /** What the address names below the base: '', 'confirmacao' or a wizard's route. */
  readonly place: string;
  readonly token: string;
}

/**
 * Takes an executive address apart: the token stands after a colon at its end; `null` for any other address. Mail
 * programs write the colon as %3A and add a slash.
 */
export function executivePlace(address: string): ExecutivePlace | null {
  const pathname = address.replace(/%3a/i, ':').replace(/\/$/, '');
  const flow = ANY_FLOWS.find((each) => pathname.startsWith(`${baseOf(each)}/`));
  if (!flow) return null;
  const match = /^(?:(.+)\/)?:([^/:]+)$/.exec(pathname.slice(baseOf(flow).length + 1));
  return match ? { flow, place: match[1] ?? '', token: match[2]! } : null;
}

export function executivePath(flow: AnyFlow, place: string, token: string): string {
  return [baseOf(flow), place, `:${token}`].filter(Boolean).join('/');
}
