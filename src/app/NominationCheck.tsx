import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetServerData } from '../shared/session/forgetServerData';
import { showAlert } from '../shared/alert/alertStore';
import { api } from '../shared/api/api';
import { ApiError } from '../shared/api/ApiError';
import { paths } from '../shared/paths';
import { endSession } from '../shared/session/session';

const DELAY_MS = 1000;
/** The day of the last check that passed, in this browser. */
const KEY = 'missedAppointmentDate';

const today = () => new Date().toLocaleDateString('en-CA');
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Asks once a day, a second after the portal opens, whether any client is the user's (specification 1 §4). */
export function NominationCheck() {
  const navigate = useNavigate();
  useEffect(() => {
    if (localStorage.getItem(KEY) === today()) return;
    const timer = setTimeout(() => void check((path) => void navigate(path)), DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return null;
}

/** A refusal ends the session; a server that does not answer decides nothing and is asked at the next load. */
async function check(navigate: (path: string) => void) {
  try {
    await api.get('/user/checkNomination', { noLoading: true });
    localStorage.setItem(KEY, today());
  } catch (error) {
    // 401 and 403 have ended the session already, in their own words.
    if (!isRefusal(error) || error.status === 401 || error.status === 403) return;
    showAlert({ tone: 'danger', message: error.message, onClose: () => window.location.reload() });
    await endSession();
    await forgetServerData();
    navigate(paths.login);
  }
}
