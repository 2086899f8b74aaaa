import { mutate } from 'swr';
import { tellNews } from '../../shared/requests/news';

const ONE = '/quote?identifier=';
const LISTS = ['/quotes/search', '/desk/quote', '/desk/queue', '/desk/day'];

/** Revalidates the changed quote and every list; null means any quote. */
export function revalidateQuote(identifier: string | null): void {
  const one = identifier === null ? ONE : `${ONE}${encodeURIComponent(identifier)}`;
  const isStale = (key: unknown) => {
    // The key of a search is [url, body].
    const call: unknown = Array.isArray(key) ? key[0] : key;
    return typeof call === 'string' && (isList(call) || isOf(call, one));
  };
  void mutate(isStale);
  tellNews(identifier);
}

/** BID0000001 is not BID00000012. */
const isOf = (key: string, one: string) => (one === ONE ? key.startsWith(ONE) : key === one);

const isList = (key: string) => LISTS.some((list) => key.startsWith(list));
