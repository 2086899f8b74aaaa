import { enable as enablePreload } from 'workbox-navigation-preload';
import { matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

const PAGE = '/index.html';
/** After which a page is shown from here though the network may still answer. */
const PATIENCE_SECONDS = 4;
const API = /^\/api(\/|$)/;
/** A product's program, named by its content and the same for everybody: the one thing under /api that is kept. */
const DEFINITION = /^\/api\/definition\/[0-9a-f]{64}\.js$/;
export const CACHES = { assets: 'assets', definitions: 'definitions' } as const;

const isOk = { cacheWillUpdate: async ({ response }: { response: Response }) => keepable(response) };
/** A proxy whose server is away answers in its place. */
const refuseOutage = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error(`answered ${response.status}`);
    return response;
  },
};

/** Nothing but scripts, styles and fonts: an address page in the place of a lost file would stay for ever. */
function keepable(response: Response): Response | null {
  const isPage = response.headers.get('content-type')?.includes('text/html');
  return response.status === 200 && !isPage ? response : null;
}

/** Answers pages and their files; answers of the API and documents pass by, so that none is ever kept. */
export function serveShell(): void {
  precache(BUILT.shell.map(({ url, revision }) => ({ url, revision })));
  enablePreload();
  registerRoute(new NavigationRoute(orShell(PAGE), { denylist: [API] }));
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), hashed);
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && DEFINITION.test(url.pathname),
    new CacheFirst({ cacheName: CACHES.definitions, plugins: [isOk] }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname !== PAGE && isOfShell(url.pathname),
    ({ request, event }) => orShell(request.url)({ request, event }),
  );
}

const isOfShell = (path: string) => BUILT.shell.some(({ url }) => url === path);

interface Asked {
  readonly request: Request;
  readonly event: ExtendableEvent;
}

const assets = new CacheFirst({ cacheName: CACHES.assets, plugins: [isOk] });

const hashed = async ({ request, event }: Asked) =>
  (await matchPrecache(request.url)) ?? assets.handle({ request, event });

/** The network first: a new version is there with the next page, in one piece. */
function orShell(kept: string) {
  const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS, plugins: [refuseOutage] });
  return async ({ request, event }: Asked): Promise<Response> => {
    try {
      return await network.handle({ request, event });
    } catch {
      return (await matchPrecache(kept)) ?? Response.error();
    }
  };
}
