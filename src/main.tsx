import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '../renderers/ui';
import { GalleryPage } from './features/gallery/GalleryPage';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <UiProvider>
      <GalleryPage />
    </UiProvider>
  </StrictMode>,
);
