import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { reloadOnLostChunk } from './app/reloadOnLostChunk';
import { startSession } from './shared/auth/session';
import { replaceBlockedStorage } from './shared/storage/replaceBlockedStorage';

replaceBlockedStorage();
reloadOnLostChunk();
startSession();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
