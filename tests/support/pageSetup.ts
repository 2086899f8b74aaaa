import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { dismissToast, toastStore } from '../../renderers/ui/feedback/toastStore';
import { alertStore, bannerStore } from '../../src/shared/alert/alertStore';
import { waitingStore } from '../../src/shared/api/patience';
import { loader, underWay } from '../../src/shared/api/requestCounter';
import { sessionStore } from '../../src/shared/auth/session';
import { forgetAnswers } from './portal/forgetAnswers';

// Files share their modules and one page, so what no test has for real is replaced here, before any file loads it.
vi.mock('../../src/shared/auth/firebaseProvider', async () => {
  const { fakeProvider } = await import('./portal/fakeIdentity');
  const { identity } = await import('./portal/answers');
  return { firebaseProvider: () => fakeProvider(() => identity) };
});
vi.mock('../../src/features/notifications/useHub', () => ({ useHub: () => undefined }));
// The line to a development server.
vi.mock('../../src/shared/products/useDefinitionReload', () => ({ useDefinitionReload: () => undefined }));
// A PDF is drawn on a canvas, which jsdom does not have.
vi.mock('../../src/features/document-viewer/PdfView', () => ({ PdfView: () => null }));
vi.mock('../../src/features/imports/readPdfText', () => import('./portal/readPdfText'));
vi.mock('../../src/features/wizard/reading/readPdf', () => import('./portal/readPdf'));

// Far more than any page needs alone: what is waited for comes late on a busy machine.
configure({ asyncUtilTimeout: 120_000 });

// A wait fails at each look but its last, which alone tells what the page held: to write it down takes long.
const { getElementError } = getConfig();
const isLooking = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
configure({
  getElementError: (message, container) =>
    isLooking()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// A wait ends when the page shows what was waited for; React runs that page's effects, which may move the focus,
// in a later turn: on a crowded machine after the wait. The last of them come within three turns.
const turn = setImmediate;
const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      for (let turns = 0; turns < 3; turns++) await new Promise((resolve) => turn(resolve));
      return found;
    }),
});

// What jsdom does not have, and nothing that is tried here minds; engine tests have no page at all.
// Chromium's scrolling answers with a promise.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView ??= async () => {};
  window.scrollTo = async () => {};
}
// The text editor measures its lines wherever a frame comes before its page goes.
if (typeof Range !== 'undefined') Range.prototype.getClientRects ??= () => document.body.getClientRects();
// jsdom says that Apple made it, and the text editor then reads selections by a way of Safari's that jsdom does not have.
if (typeof navigator !== 'undefined' && 'vendor' in navigator)
  Object.defineProperty(navigator, 'vendor', { value: '', configurable: true });

afterEach(cleanup);

// Each file begins in a browser that keeps nothing, and leaves no spy or clock to the next one.
beforeAll(() => {
  // A file may choose Node instead of a page.
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  forgetAnswers();
  sessionStore.write({ status: 'starting' });
  alertStore.write(null);
  bannerStore.write(null);
  waitingStore.write(null);
  // Calls that a file's tests never answered are not those of the next one.
  loader.store.write(0);
  underWay.store.write(0);
  for (const { id } of toastStore.read()) dismissToast(id);
});

afterAll(async () => {
  // A page that still comes when its file's environment goes would fail for all files after it.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
