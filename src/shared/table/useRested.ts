import { useEffect, useState } from 'react';

/** How long typing must rest before it is searched for. */
const REST_MS = 300;

/** The text once it has not changed for a moment. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
