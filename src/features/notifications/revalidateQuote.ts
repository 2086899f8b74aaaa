import { mutate } from 'swr';
import { tellNews } from '../../shared/requests/news';

const ONE = '/quote?identifier=';
/** Lists of quotes, and all that the executive desk shows of them. */
const LISTS = ['/quotes/search', '/desk/quote', '/desk/queue', '/desk/day'];

/** Reads again what is on screen of a quote that changed, and every list of quotes; of any quote when null. */
export function revalidateQuote(identifier: string | null): void {
  const one = identifier === null ? ONE : `${ONE}${encodeURIComponent(identifier)}`;
  const isStale = (key: unknown) => {
    // A list that is asked for by a body has its call before it.
    const call: unknown = Array.isArray(key) ? key[0] : key;
    return typeof call === 'string' && (isList(call) || isOf(call, one));
  };
  void mutate(isStale);
  tellNews(identifier);
}

/** BID0000001 is not BID00000012. */
const isOf = (key: string, one: string) => (one === ONE ? key.startsWith(ONE) : key === one);

const isList = (key: string) => LISTS.some((list) => key.startsWith(list));
