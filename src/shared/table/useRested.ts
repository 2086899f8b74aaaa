import { useEffect, useState } from 'react';

const REST_MS = 120;

/** The text once unchanged for a moment; '' applies at once, like filters cleared with it. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}
