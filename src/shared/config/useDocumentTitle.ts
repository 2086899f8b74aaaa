import { useEffect } from 'react';
import { useBrand } from './usePublicConfig';

/** Titles the browser's tab: the page, then the brand once that is known. '' leaves it as it is. */
export function useDocumentTitle(title: string) {
  const name = useBrand()?.name;
  useEffect(() => {
    if (!title) return undefined;
    // A task of its own, and one for both parts: a browser takes longer to title a tab than to draw the page's first words.
    const timer = setTimeout(() => (document.title = name ? `${title} · ${name}` : title));
    return () => clearTimeout(timer);
  }, [title, name]);
}
