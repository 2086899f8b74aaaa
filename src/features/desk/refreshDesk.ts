import { mutate } from 'swr';

export const refreshDesk = () =>
  mutate((key) => {
    // The key of a search is [url, body].
    const call: unknown = Array.isArray(key) ? key[0] : key;
    return typeof call === 'string' && call.startsWith('/desk/');
  });
