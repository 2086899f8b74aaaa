import { barePhone } from '../engine/values';
import { OperatorError } from './infra/OperatorError';
import { text, type Environment } from './infra/environment';

/** Where the brokerage is reached and followed (decision 50). Numbers are bare digits with their area code. */
export interface Brokerage {
  phone: string | null;
  callCentre: string | null;
  tollFree: string | null;
  /** Null = no floating WhatsApp button, and no number for a contact who has none. */
  whatsApp: string | null;
  social: readonly SocialPage[];
}

export interface SocialPage {
  name: string;
  url: string;
}

const demonstration: Brokerage = {
  phone: '1140040000',
  callCentre: '1140040100',
  tollFree: '08000000100',
  whatsApp: null,
  social: [],
};
const nothing: Brokerage = { ...demonstration, phone: null, callCentre: null, tollFree: null };

/** Reads the BROKERAGE_* variables. Throws OperatorError that names the variable. */
export function readBrokerage(env: Environment, isDemonstration: boolean): Readonly<Brokerage> {
  const otherwise = isDemonstration ? demonstration : nothing;
  return Object.freeze({
    phone: digits(env, 'BROKERAGE_PHONE') ?? otherwise.phone,
    callCentre: digits(env, 'BROKERAGE_CALL_CENTRE') ?? otherwise.callCentre,
    tollFree: digits(env, 'BROKERAGE_TOLL_FREE') ?? otherwise.tollFree,
    whatsApp: digits(env, 'BROKERAGE_WHATSAPP'),
    social: socialPages(env, 'BROKERAGE_SOCIAL'),
  });
}

/** A Brazilian phone number without country code, of 10 or 11 digits; its mask is dropped. */
function digits(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value === null) return null;
  const bare = barePhone(value);
  if (bare !== undefined) return bare;
  throw new OperatorError(`${name} is "${value}", but must be a phone number of 10 or 11 digits.`);
}

/** `LinkedIn=https://…,Instagram=https://…` */
function socialPages(env: Environment, name: string): readonly SocialPage[] {
  const entries = text(env, name)?.split(',') ?? [];
  return entries.map((entry) => {
    const [, page = '', url = ''] = /^\s*([^=]+?)\s*=\s*(https:\/\/\S+)\s*$/.exec(entry) ?? [];
    if (page && URL.canParse(url)) return { name: page, url };
    throw new OperatorError(`${name} must look like LinkedIn=https://…,Instagram=https://….`);
  });
}
