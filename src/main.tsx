import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchMotion } from '../renderers/ui';
import { App } from './app/App';
import { fetchAhead } from './app/fetchAhead';
import { reloadOnLostChunk } from './app/reloadOnLostChunk';
import { keepHistoryOwn } from './shared/auth/ownHistory';
import { isSessionKept, startSession } from './shared/auth/session';
import { replaceBlockedStorage } from './shared/storage/replaceBlockedStorage';
import { untilRest } from './shared/untilRest';

replaceBlockedStorage();
reloadOnLostChunk();
keepHistoryOwn();
startSession();
void begin();

async function begin(): Promise<void> {
  // The file itself awaits nothing: the chunks import from it.
  await fetchAhead(location.pathname, isSessionKept());
  const root = createRoot(document.getElementById('root')!);
  // A transition is drawn in slices: a phone answers meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  void untilRest()
    .then(fetchMotion)
    .catch(() => undefined);
}
