import { mutate } from 'swr';
import { isOfNobody } from '../auth/publicData';
import { isServerThere } from './isServerThere';

/** After which the server is looked for again, where no connection is said to be back. */
const AGAIN_AFTER = 15_000;

/** Reads anew what the page shows. */
export const renewAll = () => void mutate((key) => !isOfNobody(key));

/** Looks for the server until it is told that there is nothing to renew any more; a hidden page waits. */
export function renewOnceThere(): () => void {
  const look = () => {
    if (document.hidden || !navigator.onLine) return;
    void isServerThere().then((there) => there && renewAll());
  };
  const timer = setInterval(look, AGAIN_AFTER);
  // SWR reads lists and pages anew then; what was asked once only is among what waits here.
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}
