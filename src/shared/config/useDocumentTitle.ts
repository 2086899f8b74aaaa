import { useEffect } from 'react';
import { useBrand } from './usePublicConfig';

/** Titles the browser's tab: the page, then the brand once that is known. '' leaves it as it is. */
export function useDocumentTitle(title: string) {
  const name = useBrand()?.name;
  useEffect(() => {
    if (title) document.title = name ? `${title} · ${name}` : title;
  }, [title, name]);
}
