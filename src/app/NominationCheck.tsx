import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { today } from '../shared/config/serverClock';
import { MARKS } from '../shared/auth/marks';
import { forgetServerData } from '../shared/auth/forgetServerData';
import { showAlert } from '../shared/alert/alertStore';
import { api } from '../shared/api/api';
import { ApiError } from '../shared/api/ApiError';
import { paths } from '../shared/paths';
import { endSession } from '../shared/auth/session';
import { useSession } from '../shared/auth/useSession';

const DELAY_MS = 1000;
const { checkedOn: KEY, checkedFor: PERSON } = MARKS;

const denied = { tone: 'danger', title: 'Acesso não liberado' } as const;
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** A check of another account does not count. */
const isChecked = (uid: string) =>
  localStorage.getItem(KEY) === today() && (localStorage.getItem(PERSON) ?? uid) === uid;

function noteCheck(uid: string) {
  localStorage.setItem(KEY, today());
  localStorage.setItem(PERSON, uid);
}

/** Asks once a day, a second after the portal opens, whether any client is the user's (specification 1 §4). */
export function NominationCheck() {
  const navigate = useNavigate();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.identity.uid : undefined;
  useEffect(() => {
    if (!uid || isChecked(uid)) return;
    const timer = setTimeout(() => void check(uid, (path) => void navigate(path)), DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate, uid]);
  return null;
}

/** A refusal ends the session; a server that does not answer decides nothing and is asked at the next load. */
async function check(uid: string, navigate: (path: string) => void) {
  try {
    await api.get('/user/checkNomination', { noLoading: true });
    noteCheck(uid);
  } catch (error) {
    // 401 and 403 have already ended the session with a message.
    if (!isRefusal(error) || error.status === 401 || error.status === 403) return;
    showAlert({ ...denied, message: error.message, onClose: () => window.location.reload() });
    await endSession();
    await forgetServerData();
    navigate(paths.login);
  }
}
