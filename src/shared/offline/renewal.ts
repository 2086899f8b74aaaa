import { mutate } from 'swr';
import { isOfNobody } from '../auth/publicData';
import { isServerThere } from './isServerThere';

/** Milliseconds before the server is tried again, where no 'online' event comes. */
const AGAIN_AFTER = 15_000;

export const renewAll = () => void mutate((key) => !isOfNobody(key));

export function renewOnceThere(): () => void {
  const look = () => {
    if (document.hidden || !navigator.onLine) return;
    void isServerThere().then((there) => there && renewAll());
  };
  const timer = setInterval(look, AGAIN_AFTER);
  // SWR revalidates lists and pages by itself; once-only reads wait here.
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}
