import { paths } from '../paths';

const key = 'returnTo';
const isHome = (path: string) => path === '/' || path === paths.home;
const isOwn = (path: string) => /^\/(?![/\\])/.test(path);

/** Keeps where a person was when the session ended; survives the reload in between. */
export function rememberPlace(path: string) {
  if (isOwn(path) && !isHome(path)) sessionStorage.setItem(key, path);
}

export const forgetPlace = () => sessionStorage.removeItem(key);

/** Where to go after signing in, or `home` where one was nowhere; read once. */
export function takePlace(home: string = paths.home): string {
  const path = sessionStorage.getItem(key) ?? '';
  forgetPlace();
  return isOwn(path) ? path : home;
}
