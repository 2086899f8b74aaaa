import { mutate } from 'swr';

/** Reads again whatever of the desk is on screen. */
export const refreshDesk = () =>
  mutate((key) => {
    // A list that is asked for by a body has its call before it.
    const call: unknown = Array.isArray(key) ? key[0] : key;
    return typeof call === 'string' && call.startsWith('/desk/');
  });
