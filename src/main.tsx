import { StrictMode, startTransition, useEffect } from 'react';
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
let onDrawn!: () => void;
startSession(new Promise((resolve) => (onDrawn = resolve)));
void begin();

async function begin(): Promise<void> {
  // No top-level await: the chunks import from this file.
  const files = fetchAhead(location.pathname, isSessionKept());
  await files;
  const root = createRoot(document.getElementById('root')!);
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
        <Drawn />
      </StrictMode>,
    ),
  );
  void untilRest()
    .then(fetchMotion)
    .catch(() => undefined);
}

function Drawn() {
  useEffect(onDrawn, []);
  return null;
}
