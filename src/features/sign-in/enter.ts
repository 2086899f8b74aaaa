import type { NavigateFunction } from 'react-router-dom';
import { showAlert } from '../../shared/alert/alertStore';
import { ApiError } from '../../shared/api/ApiError';
import { describeError } from '../../shared/api/describeError';
import { clockSkew } from '../../shared/config/publicConfig';
import { keepContacts } from '../../shared/contacts/useContacts';
import { paths } from '../../shared/paths';
import { refreshPlatformStatus } from '../../shared/platform/usePlatformStatus';
import { readPushToken } from '../../shared/auth/pushToken';
import type { Identity } from '../../shared/auth/IdentityProvider';
import { takePlace } from '../../shared/auth/returnTo';
import { forgetServerData } from '../../shared/auth/forgetServerData';
import { endSession, readToken } from '../../shared/auth/session';
import { keepSocialProof } from '../../shared/auth/socialProof';
import type { LoggedUser } from '../../../contract/people';
import { mayEnter } from '../../../contract/roles';
import { dropLocalDrafts } from '../../shared/requests/localDrafts';
import { forgetBatches } from '../../shared/storage/keptBatches';
import { keepUser } from '../../shared/user/useUser';
import { postLogin, putIpLog } from './api';

/** Beyond this, token expiry (renewed 5 minutes early) is misjudged. */
const MAX_SKEW_MS = 5 * 60_000;
const IP_KEY = 'ipAddress';

/** What happens at /callback (specification 1 §4), through to home or to where the person was. */
export async function enter(identity: Identity, navigate: NavigateFunction) {
  if (Math.abs(clockSkew()) > MAX_SKEW_MS) {
    await endSession();
    return navigate(`${paths.error(401)}?time=true&login=true`, { replace: true });
  }
  void refreshPlatformStatus();
  try {
    const { user, ...contacts } = await postLogin(readPushToken());
    dropLocalDrafts(user.uid);
    void forgetBatches(user.uid);
    await Promise.all([keepUser(user), keepContacts(contacts)]);
    putIpLog(user.email).then(
      (ip) => localStorage.setItem(IP_KEY, ip),
      () => undefined,
    );
    return navigate(takePlace({ home: homeOf(user), uid: user.uid }), { replace: true });
  } catch (error) {
    return turnAway(error, identity, navigate);
  }
}

/** Brokerage staff without a company start at their work pages. */
function homeOf(user: LoggedUser): string {
  if (!user.isPhysicalPerson) return paths.home;
  if (mayEnter(user, 'desk')) return paths.desk;
  return mayEnter(user, 'definitions') ? paths.definitions : paths.home;
}

/** Every refusal but that of a missing second factor signs out; a user known only to a social network may register with its data. */
async function turnAway(error: unknown, { social, email, name }: Identity, navigate: NavigateFunction) {
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined };
  if (code === 'SECOND_FACTOR_REQUIRED') {
    return navigate(paths.secondFactor, { replace: true, state: { asked: true } });
  }
  const mayRegister = status === 400 && social;
  const token = mayRegister ? await readToken() : undefined;
  await endSession();
  await forgetServerData();
  if (mayRegister) {
    if (token) keepSocialProof({ token, email });
    return navigate(paths.register, { replace: true, state: { email, name } });
  }
  const words = describeError(error);
  if (status !== 401) return navigate(paths.login, { replace: true, state: { problem: words } });
  const link =
    code === 'PASSWORD_EXPIRED' ? { label: 'clique aqui.', path: paths.recoverPassword } : undefined;
  showAlert({
    tone: 'danger',
    ...words,
    title: 'Não foi possível entrar',
    link,
    onClose: () => window.location.reload(),
  });
  return navigate(paths.login, { replace: true });
}
