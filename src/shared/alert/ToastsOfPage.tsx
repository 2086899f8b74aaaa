import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dismissStaying } from '../../../renderers/ui';

/** Error toasts stay until closed, but not beyond their page or user. */
export function ToastsOfPage() {
  const { pathname } = useLocation();
  return <OfPage key={pathname} />;
}

function OfPage() {
  useEffect(() => dismissStaying, []);
  return null;
}
