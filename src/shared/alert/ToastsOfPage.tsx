import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dismissStaying } from '../../../renderers/ui';

/** What a page said went wrong stays until it is closed, and no longer than its page: the next person's is another one. */
export function ToastsOfPage() {
  const { pathname } = useLocation();
  return <OfPage key={pathname} />;
}

function OfPage() {
  useEffect(() => dismissStaying, []);
  return null;
}
