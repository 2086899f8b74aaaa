import { ApiError } from '../api/ApiError';
import type { IdentityProvider } from './IdentityProvider';

const margin = 5 * 60_000;

/**
 * The token, renewed when it ends within 5 minutes; undefined when nobody is signed in.
 * A failed renewal ends the session (SESSION_REFRESH), except that without network a token still good is used.
 */
export async function freshToken({ token }: IdentityProvider, now: number): Promise<string | undefined> {
  const current = await token(false).catch(ended);
  if (!current || current.expiresAt - now > margin) return current?.text;
  try {
    return (await token(true))?.text;
  } catch (error) {
    if (isOffline(error) && current.expiresAt > now) return current.text;
    return ended(error);
  }
}

const isOffline = (error: unknown) => (error as { code?: string }).code === 'auth/network-request-failed';

function ended(error: unknown): never {
  if (isOffline(error)) throw new ApiError({ status: 0, code: 'NETWORK', message: 'Sem conexão.' });
  throw new ApiError({
    status: 401,
    code: 'SESSION_REFRESH',
    message: 'Sessão expirada! Faça o login novamente!',
  });
}
