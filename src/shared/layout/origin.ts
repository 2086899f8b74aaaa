import { createContext, useContext, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { keepForVisit, readOfVisit } from '../auth/visit';
import { paths } from '../paths';

const lists: readonly string[] = [
  paths.home,
  paths.requestStatus,
  paths.policies,
  paths.billing,
  paths.opportunities,
];

const records = [
  '/cotacao/:identifier',
  '/cotacao/:identifier/status',
  '/endossos/:identifier/status',
  '/endossos/:identifier/detalhes/:part',
  '/apolices/:policyIdentifier',
];

const KEPT = 'origin';

interface Place {
  readonly pathname: string;
  readonly origin?: string | undefined;
}

/** An identifier has digits, a wizard's name has none. */
export const isRecord = (pathname: string) =>
  /\d/.test(pathname) && records.some((path) => matchPath(path, pathname));

/** A record belongs to the list before it, also via another record. */
export function nextPlace(before: Place, pathname: string): Place {
  if (!isRecord(pathname)) return { pathname };
  return { pathname, origin: lists.includes(before.pathname) ? before.pathname : before.origin };
}

function placeAtStart(pathname: string): Place {
  const kept = readOfVisit<Place>(KEPT);
  return kept?.pathname === pathname ? kept : { pathname };
}

/** The list that the current record was opened from; provided through `OriginContext`. */
export function useFollowedOrigin(): string | undefined {
  const { pathname } = useLocation();
  const [place, setPlace] = useState(() => placeAtStart(pathname));
  if (place.pathname === pathname) return place.origin;
  const next = nextPlace(place, pathname);
  setPlace(next);
  keepForVisit(KEPT, next);
  return next.origin;
}

export const OriginContext = createContext<string | undefined>(undefined);

export const useOrigin = () => useContext(OriginContext);
