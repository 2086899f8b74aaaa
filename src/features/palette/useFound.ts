import useSWR from 'swr';
import type { DeskList } from '../../../contract/desk';
import type { PolicyPage } from '../../../contract/policies';
import type { FoundPage, FoundQuote } from '../../../contract/search';
import type { LoggedUser } from '../../../contract/people';
import { api } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { statusPage } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';
import { useRested } from '../../shared/table/useRested';
import type { Place } from './places';

/** Shorter words are in half of all records. */
export const LEAST = 3;
/** So many of a kind are listed. */
export const SHOWN = 5;
/** What cannot be read leaves the pages, which need no server. */
const quiet = { noLoading: true, ownErrors: true, patient: true } as const;

async function findRequests([, text]: readonly [string, string]): Promise<readonly Place[]> {
  const { data } = await api.get<FoundPage>('/quotes/search', { params: { text, page: 1 }, ...quiet });
  return data.Items.slice(0, SHOWN).map((quote) => requestPlace(quote, quote.InsuredName, statusPage));
}

async function findAtDesk([, text]: readonly [string, string]): Promise<readonly Place[]> {
  const { data } = await api.get<DeskList>('/desk/quotes', { params: { text, page: 1 }, ...quiet });
  return data.Items.slice(0, SHOWN).map((quote) => requestPlace(quote, quote.HolderName, deskPage));
}

const deskPage = (identifier: string) => paths.deskRequest(identifier);

function requestPlace(
  { Identifier, ProductName, Status }: Pick<FoundQuote, 'Identifier' | 'ProductName' | 'Status'>,
  who: string | null,
  pageOf: (identifier: string) => string,
): Place {
  return {
    group: 'Solicitações',
    label: `${ProductName} ${Identifier}`,
    note: [who, statusWords(Status).label].filter(Boolean).join(' · '),
    to: pageOf(Identifier),
  };
}

async function findPolicies([, Text]: readonly [string, string]): Promise<readonly Place[]> {
  const { data } = await api.post<PolicyPage>('/InsurancePolicy/search', { Text }, quiet);
  return data.Items.slice(0, SHOWN).map(({ Id, Number, ProductName, HolderName }) => ({
    group: 'Apólices',
    label: `${ProductName} ${Number}`,
    note: HolderName ?? undefined,
    to: paths.policy(Id),
  }));
}

const once = { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true } as const;

/** Requests and policies in one's sight that have what is typed, once typing rests; those of before meanwhile. */
export function useFound({ isExecutive, isPhysicalPerson }: LoggedUser, typed: string) {
  const text = useRested(typed.trim());
  const asked = text.length >= LEAST;
  const key = (what: string) => (asked ? ([what, text] as const) : null);
  const requests = useSWR(
    isPhysicalPerson ? null : key(isExecutive ? 'palette-desk' : 'palette-requests'),
    isExecutive ? findAtDesk : findRequests,
    once,
  );
  const policies = useSWR(key('palette-policies'), findPolicies, once);
  const isFound = typed.trim().length >= LEAST;
  return {
    places: isFound ? [...(requests.data ?? []), ...(policies.data ?? [])] : [],
    isLooking: isFound && (text !== typed.trim() || requests.isLoading || policies.isLoading),
  };
}
