import { useEffect, useState } from 'react';

/** How long typing must rest before it is searched for. */
const REST_MS = 120;

/** The text once it has not changed for a moment; that there is none holds at once, as filters that are cleared with it do. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}
