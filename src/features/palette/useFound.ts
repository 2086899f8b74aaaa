import useSWR from 'swr';
import type { DeskList } from '../../../contract/desk';
import type { PolicyPage } from '../../../contract/policies';
import type { FoundPage, FoundQuote } from '../../../contract/search';
import type { LoggedUser } from '../../../contract/people';
import { api } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { isChange } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';
import { useRested } from '../../shared/table/useRested';
import type { Place, Verb } from './places';
import { askedOf, by, verbsOfPolicy, verbsOfRequest } from './verbs';

const NATURAL = 'palette-own-policies';
/** Shorter words match half of all records. */
export const LEAST = 3;
export const SHOWN = 5;
/** A failure leaves the pages, which need no server. */
const quiet = { noLoading: true, ownErrors: true, patient: true } as const;

async function findRequests([, text]: readonly [string, string]): Promise<readonly Place[]> {
  const { data } = await api.get<FoundPage>('/quotes/search', { params: { text, page: 1 }, ...quiet });
  return data.Items.map((quote) => requestPlace(quote, quote.InsuredName, verbsOfRequest(quote)));
}

async function findAtDesk([, text]: readonly [string, string]): Promise<readonly Place[]> {
  const { data } = await api.get<DeskList>('/desk/quotes', { params: { text, page: 1 }, ...quiet });
  return data.Items.map((quote) => {
    const opens = { label: 'Abrir', to: paths.deskRequest(quote.Identifier) };
    return requestPlace(quote, quote.HolderName, [opens]);
  });
}

function requestPlace(
  { Identifier, ProductName, Status }: Pick<FoundQuote, 'Identifier' | 'ProductName' | 'Status'>,
  who: string | null,
  verbs: readonly Verb[],
): Place {
  return {
    group: 'Solicitações',
    label: `${ProductName} ${Identifier}`,
    note: [who, statusWords(Status, isChange(Identifier)).label].filter(Boolean).join(' · '),
    to: verbs[0]!.to,
    verbs,
  };
}

async function findPolicies([what, Text]: readonly [string, string]): Promise<readonly Place[]> {
  const { data } = await api.post<PolicyPage>('/InsurancePolicy/search', { Text }, quiet);
  return data.Items.map((policy) => ({
    group: 'Apólices',
    label: `${policy.ProductName} ${policy.Number}`,
    note: policy.HolderName ?? undefined,
    to: paths.policy(policy.Id),
    verbs: verbsOfPolicy(policy, what === NATURAL),
  }));
}

const once = { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true } as const;

function lookedFor({ isExecutive, isPhysicalPerson }: LoggedUser, typed: string) {
  const asked = isExecutive || isPhysicalPerson ? { verb: undefined, rest: typed.trim() } : askedOf(typed);
  return {
    ...asked,
    isWanted: asked.rest.length >= LEAST || (asked.verb !== undefined && asked.rest === ''),
  };
}

/**
 * Visible requests and policies matching the text, once typing rests; earlier results stay meanwhile. After a verb,
 * only those that allow it.
 */
export function useFound(user: LoggedUser, typed: string) {
  const { isExecutive, isPhysicalPerson } = user;
  const { verb, rest, isWanted } = lookedFor(user, typed);
  const text = useRested(rest);
  const isAsked = text.length >= LEAST || (isWanted && text === rest);
  const key = (what: string) => (isAsked ? ([what, text] as const) : null);
  const requests = useSWR(
    isPhysicalPerson ? null : key(isExecutive ? 'palette-desk' : 'palette-requests'),
    isExecutive ? findAtDesk : findRequests,
    once,
  );
  const policies = useSWR(key(isPhysicalPerson ? NATURAL : 'palette-policies'), findPolicies, once);
  const found = [requests.data, policies.data].flatMap((some = []) => by(some, verb).slice(0, SHOWN));
  return {
    places: isWanted ? found : [],
    isLooking: isWanted && (text !== rest || requests.isLoading || policies.isLoading),
  };
}
