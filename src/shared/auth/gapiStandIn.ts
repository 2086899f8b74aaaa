interface Message {
  lastro?: 'ready' | 'authEvent';
  authEvent?: unknown;
}

interface OpenOptions {
  where: HTMLElement;
  url: string;
}

type Handler = (event: { authEvent: unknown }) => unknown;

/**
 * What Firebase asks of Google's gapi.iframes, for the emulator alone, whose frame answers by postMessage (see
 * server/infra/identity/social): a machine without the internet has no other way to sign in by a social network.
 */
export function provideGapi() {
  const gapi = {
    load: (_module: string, { callback }: { callback: () => void }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open }) },
  };
  Object.assign(window, { gapi });
}

function open<Result>({ where, url }: OpenOptions, opened: (frame: object) => Result): Result {
  const element = document.createElement('iframe');
  Object.assign(element, { src: url, hidden: true, title: 'Identidade' });
  const handlers = new Map<string, Handler>();
  const isReady = new Promise<void>((ready) => {
    window.addEventListener('message', ({ source, data }: MessageEvent<Message>) => {
      if (source !== element.contentWindow) return;
      if (data.lastro === 'ready') ready();
      if (data.lastro === 'authEvent') handlers.get('authEvent')?.({ authEvent: data.authEvent });
    });
  });
  where.append(element);
  return opened({
    restyle: async () => undefined,
    ping: async (done: () => void) => isReady.then(done),
    register: (name: string, handler: Handler) => void handlers.set(name, handler),
    send: (_name: string, _data: object, answer: (result: object[]) => void) => supportsStorage(answer),
  });
}

/** Firebase throws after it has heard the answer, which Google's script swallows. */
function supportsStorage(answer: (result: object[]) => void) {
  try {
    answer([{ webStorageSupport: true }]);
  } catch {
    // Nothing depends on it.
  }
}
