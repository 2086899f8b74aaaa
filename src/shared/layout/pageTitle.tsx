import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

export const PAGE_HEADING = 'titulo';

interface PageTitle {
  title: string;
  crumb?: string | undefined;
}

const Current = createContext<PageTitle | null>(null);
const Setter = createContext<(title: PageTitle | null) => void>(() => {});

export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [own, setOwn] = useState<PageTitle | null>(null);
  return (
    <Setter value={setOwn}>
      <Current value={own}>{children}</Current>
    </Setter>
  );
}

export const useOwnTitle = () => useContext(Current);

/** Titles the page in the header, and adds a last breadcrumb where its address names none. */
export function usePageTitle(title: string, crumb?: string) {
  const set = useContext(Setter);
  const own = useMemo(() => ({ title, crumb }), [title, crumb]);
  useEffect(() => {
    set(own);
    return () => set(null);
  }, [set, own]);
}
