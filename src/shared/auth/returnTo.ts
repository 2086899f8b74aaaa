import { paths } from '../paths';

const PLACE = 'returnTo';
const PERSON = 'returnTo:uid';
const isHome = (path: string) => path === '/' || path === paths.home;
const isOwn = (path: string) => /^\/(?![/\\])/.test(path);

/** Keeps where a person (`uid`, if somebody was signed in) was when the session ended; survives the reload in between. */
export function rememberPlace(path: string, uid?: string) {
  forgetPlace();
  if (!isOwn(path) || isHome(path)) return;
  sessionStorage.setItem(PLACE, path);
  if (uid) sessionStorage.setItem(PERSON, uid);
}

export function forgetPlace() {
  sessionStorage.removeItem(PLACE);
  sessionStorage.removeItem(PERSON);
}

interface Arrival {
  home?: string;
  /** The user signed in; nobody is led to another user's page. */
  uid?: string;
}

/** Where to go after signing in; read once. */
export function takePlace({ home = paths.home, uid }: Arrival = {}): string {
  const path = sessionStorage.getItem(PLACE) ?? '';
  const person = sessionStorage.getItem(PERSON) ?? uid;
  forgetPlace();
  return isOwn(path) && person === uid ? path : home;
}
