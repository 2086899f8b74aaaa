import useSWR from 'swr';
import type { FileReference } from '../../../engine';
import { api, read } from '../../shared/api/api';
import type { Quote } from '../../shared/requests/quote';
import { downloadFile } from '../../shared/products/documents';

/** One request in the desk's list. Money in R$, times as ISO instants. */
export interface DeskEntry {
  readonly Identifier: string;
  readonly QuoteType: string;
  readonly ProductName: string;
  readonly Status: number;
  readonly HolderName: string | null;
  readonly HolderDocument: string | null;
  readonly InsuredName: string | null;
  readonly InsuredAmount: number | null;
  readonly GrossPremium: number | null;
  readonly RequesterName: string;
  readonly RequestByExecutive: boolean;
  readonly CreatedAt: string;
  readonly UpdatedAt: string;
}

export interface Page<Item> {
  readonly Items: readonly Item[];
  readonly Total: number;
  readonly Page: number;
  readonly PageSize: number;
}

export interface DeskList extends Page<DeskEntry> {
  /** How many there are of each status, whatever status is chosen. */
  readonly Counts: Readonly<Record<string, number>>;
}

export type Action = 'approve' | 'deny' | 'ready' | 'issue';

export interface DeskFile {
  readonly DocumentID: string;
  readonly DocumentName: string;
  /** Bytes. */
  readonly Size: number;
  readonly CreatedAt: string;
}

/** A request with all there is to know for a decision. */
export interface DeskRequest extends Quote {
  readonly Holder: {
    readonly Name: string | null;
    readonly Document: string;
    readonly IsNominated: boolean;
  } | null;
  readonly Requester: {
    readonly Name: string;
    readonly Email: string;
    readonly Phone: string | null;
    readonly ByLink: boolean;
  };
  readonly Files: readonly DeskFile[];
  /** What was answered to the question that the registration asked; an answer of null is that time ran out. */
  readonly Questionnaire: {
    readonly Question: string;
    readonly Answer: boolean | null;
    readonly AnsweredAt: string;
  } | null;
  readonly ExpiresAt: string;
  readonly UpdatedAt: string;
  /** What of it a person has to look at. */
  readonly Doubt: string | null;
  readonly LastReason: string | null;
  /** What a decision names as seen. */
  readonly Seen: number;
  readonly Actions: readonly Action[];
}

/** What a premium comes to. R$; % for the rate. */
export interface Price {
  readonly CommercialPremium: number;
  readonly IOFRate: number;
  readonly IOF: number;
  readonly GrossPremium: number;
  readonly MaxInstallments: number;
  /** R$ before tax: less needs a reason. */
  readonly MinimumPremium: number | null;
}

const query = (values: Readonly<Record<string, string | number | undefined>>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
};

/** Whoever comes back to the page sees what happened meanwhile. */
const fresh = { revalidateOnFocus: true, keepPreviousData: true } as const;

export interface ListFilter {
  readonly text: string;
  readonly status: number | undefined;
  readonly product: string | undefined;
  readonly page: number;
}

export function useDeskList(filter: ListFilter) {
  return useSWR<DeskList, unknown>(`/desk/quotes?${query({ ...filter })}`, read, fresh);
}

const ofRequest = (identifier: string, part = '') => `/desk/quote${part}?${query({ identifier })}`;

export function useDeskRequest(identifier: string) {
  return useSWR<DeskRequest, unknown>(ofRequest(identifier), read, {
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });
}

/** A part of a request: its history, or why its figures are what they are. */
export function useDeskPart<Part>(identifier: string, part: '/history' | '/why') {
  return useSWR<Part, unknown>(ofRequest(identifier, part), read, { revalidateOnFocus: true });
}

/** What a premium comes to for the request; nothing while there is no premium. */
export function usePrice(identifier: string, commercialPremium: number | undefined) {
  const key = commercialPremium ? `/desk/quote/price?${query({ identifier, commercialPremium })}` : null;
  return useSWR<Price, unknown>(key, read, { keepPreviousData: true, shouldRetryOnError: false });
}

/** Sends a decision; a repetition with the same key is the same decision. Rejects with ApiError. */
export async function decide(action: Action, body: object, key: string): Promise<void> {
  await api.post(`/desk/quote/${action}`, body, { headers: { 'Idempotency-Key': key }, noLoading: true });
}

/** Saves a file of the request under its name. */
export function saveFile(identifier: string, { DocumentID, DocumentName }: FileReference): Promise<void> {
  const url = `/desk/quote/document?${query({ identifier, documentId: DocumentID })}`;
  return downloadFile(url, DocumentName);
}
