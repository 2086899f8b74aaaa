import useSWR from 'swr';
import type { DeskList } from '../../../contract/desk';
import type { PolicyPage } from '../../../contract/policies';
import type { FoundPage, FoundQuote } from '../../../contract/search';
import type { LoggedUser } from '../../../contract/people';
import { api } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { isChange, mayRepeat, statusPage } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';
import { useRested } from '../../shared/table/useRested';
import { repetitionOf, type Place } from './places';

/** Shorter words are in half of all records. */
export const LEAST = 3;
/** So many of a kind are listed. */
export const SHOWN = 5;
/** What cannot be read leaves the pages, which need no server. */
const quiet = { noLoading: true, ownErrors: true, patient: true } as const;

async function findRequests([, text]: readonly [string, string]): Promise<readonly Place[]> {
  const { data } = await api.get<FoundPage>('/quotes/search', { params: { text, page: 1 }, ...quiet });
  const requests = data.Items.slice(0, SHOWN).map((quote) => ({
    quote,
    place: requestPlace(quote, quote.InsuredName, statusPage),
  }));
  const again = requests.filter(({ quote }) => mayRepeat(quote));
  return [
    ...requests.map(({ place }) => place),
    ...again.map(({ quote, place }): Place => ({ ...place, group: 'Repetir', repeats: quote.Identifier })),
  ];
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
    note: [who, statusWords(Status, isChange(Identifier)).label].filter(Boolean).join(' · '),
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

/** A list under what is typed, and whether it is asked for. */
function askedFor({ isExecutive, isPhysicalPerson }: LoggedUser, typed: string) {
  const asks = isExecutive || isPhysicalPerson ? undefined : repetitionOf(typed);
  const { isRepetition, rest } = asks ?? { isRepetition: false, rest: typed.trim() };
  // The newest are offered where nothing else is said.
  const isWanted = rest.length >= LEAST || (isRepetition && rest === '');
  return { isRepetition, rest, isWanted };
}

/**
 * Requests and policies in one's sight that have what is typed, once typing rests; those of before meanwhile. After
 * "repetir" only what can be asked for again.
 */
export function useFound(user: LoggedUser, typed: string) {
  const { isExecutive, isPhysicalPerson } = user;
  const { isRepetition, rest, isWanted } = askedFor(user, typed);
  const text = useRested(rest);
  const isAsked = text.length >= LEAST || (isWanted && text === rest);
  const key = (what: string) => (isAsked ? ([what, text] as const) : null);
  const requests = useSWR(
    isPhysicalPerson ? null : key(isExecutive ? 'palette-desk' : 'palette-requests'),
    isExecutive ? findAtDesk : findRequests,
    once,
  );
  const policies = useSWR(isRepetition ? null : key('palette-policies'), findPolicies, once);
  const found = [...(requests.data ?? []), ...(policies.data ?? [])];
  return {
    places: isWanted ? found.filter(({ repeats }) => !isRepetition || repeats) : [],
    isLooking: isWanted && (text !== rest || requests.isLoading || policies.isLoading),
  };
}
