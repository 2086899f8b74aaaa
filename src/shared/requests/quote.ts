import type { Quote } from '../../../contract/quotes';
import { api } from '../api/api';

export const quoteUrl = (identifier: string) => `/quote?identifier=${encodeURIComponent(identifier)}`;

export async function fetchQuote(identifier: string): Promise<Quote> {
  return (await api.get<Quote>(quoteUrl(identifier), { noLoading: true })).data;
}
