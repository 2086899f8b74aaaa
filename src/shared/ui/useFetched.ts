import { useEffect, useState } from 'react';

interface Code {
  readonly fetch: () => Promise<unknown>;
}

/** True once the wanted code, if any, has loaded; rendering retries and reports a failure. */
export function useFetched(code: Code | undefined): boolean {
  const [loaded, setLoaded] = useState<{ code: Code }>();
  useEffect(() => {
    if (!code) return;
    const tell = () => setLoaded({ code });
    void code.fetch().then(tell, tell);
  }, [code]);
  return !code || loaded?.code === code;
}
