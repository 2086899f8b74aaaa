import {
  AxiosError,
  create,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { ApiError } from './ApiError';
import { payload, refusal } from './envelope';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Shows no loading indicator. */
    noLoading?: boolean;
    /** Carries no token: what is asked before anybody signed in. */
    anonymous?: boolean;
    /** The caller shows this call's 401 and 403 itself. */
    ownErrors?: boolean;
    /** Waits where the server refuses calls for some seconds, as reads do: a page cannot go on without it. */
    patient?: boolean;
  }
}

export interface ClientDeps {
  /** The bearer token; undefined when nobody is signed in. Rejects with ApiError when the session ended. */
  readToken: () => Promise<string | undefined>;
  /** Lets so many seconds pass, and tells the person. */
  waitFor: (seconds: number) => Promise<void>;
  loader: { begin: () => void; end: () => void };
  /** Told of every failure that the caller did not keep for itself. */
  onError: (error: ApiError) => void;
}

const timeout = 60_000;
const isAbsolute = (url = '') => /^([a-z][a-z\d+.-]*:)?\/\//i.test(url);

/** The one way to the API: token, envelope, loader. Shows nothing and goes nowhere: it rejects with ApiError. */
export function createClient({ readToken, loader, waitFor, onError }: ClientDeps): AxiosInstance {
  const client = create({ baseURL: '/api', timeout });

  client.interceptors.request.use(async (config) => {
    if (!config.noLoading) loader.begin();
    if (config.anonymous || isAbsolute(config.url)) return config;
    const token = await readToken().catch((error: unknown) => failed(config, error));
    if (token) config.headers.Authorization = `Bearer ${token}`;
    return config;
  });

  client.interceptors.response.use(
    (response) => {
      if (!response.config.noLoading) loader.end();
      const refused = refusal(response.data);
      if (refused) throw reported(response.config, refused);
      return { ...response, data: payload(response.data) };
    },
    async (error: unknown) => {
      if (error instanceof ApiError) throw error;
      const { config, response } = error as AxiosError;
      if (config && !config.noLoading) loader.end();
      const pause = config && isPatient(config) ? pauseOf(response) : undefined;
      if (config && pause !== undefined) return waitFor(pause).then(() => client.request(config));
      throw reported(config, toApiError(error));
    },
  );

  function failed(config: InternalAxiosRequestConfig, error: unknown): never {
    if (!config.noLoading) loader.end();
    const failure = toApiError(error);
    // A session that cannot be renewed has ended, whichever call found out.
    throw reported(failure.code === 'SESSION_REFRESH' ? undefined : config, failure);
  }

  function reported(config: { ownErrors?: boolean } | undefined, error: ApiError) {
    if (!config?.ownErrors) onError(error);
    return error;
  }

  return client;
}

const isPatient = ({ patient, method }: InternalAxiosRequestConfig) => patient ?? method === 'get';

/** Seconds after which a call over the limit a minute is taken; attempts that are counted longer are no pause. */
function pauseOf(response: AxiosResponse | undefined): number | undefined {
  if (response?.status !== 429 || !response.headers['x-ratelimit-reset']) return undefined;
  return Math.max(1, Number(response.headers['retry-after']) || 1);
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof AxiosError)) throw error;
  const { response } = error;
  if (response) return refusal(response.data, response.status) ?? unanswered('NETWORK');
  return unanswered(error.code === AxiosError.ECONNABORTED ? 'TIMEOUT' : 'NETWORK');
}

const unanswered = (code: 'NETWORK' | 'TIMEOUT') =>
  new ApiError({
    status: 0,
    code,
    message: 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
  });
