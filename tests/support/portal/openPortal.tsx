import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { SWRConfig } from 'swr';
import { App } from '../../../src/app/App';
import { alertStore, bannerStore } from '../../../src/shared/alert/alertStore';
import { underWay } from '../../../src/shared/api/requestCounter';
import { sessionStore, startSession } from '../../../src/shared/auth/session';
import type { LoggedUser } from '../../../contract/people';
import { config, identity, quietly, user } from './answers';
import { fakeApi, type Answers, type FakeApi } from './fakeApi';
import { fakeIdentity } from './fakeIdentity';
import { forgetAnswers } from './forgetAnswers';

// What jsdom does not have, and nothing that is tried here minds. Nothing moves, as in the journeys.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }) as MediaQueryList;

export interface Visit {
  /** Added to, or instead of, the answers of a server without news. */
  readonly answers?: Answers;
  /** How the signed-in person differs from a company's user; `null`: nobody is signed in. */
  readonly person?: Partial<LoggedUser> | null;
  /** What the browser keeps from before, by key. */
  readonly kept?: Readonly<Record<string, string>>;
  /** What the history entry holds, as a link of the portal would give it. */
  readonly state?: unknown;
}

export interface Portal {
  readonly api: FakeApi;
  readonly person: UserEvent;
}

/** The first page of a test file waits until its code is there: longer than pageSetup.ts lets anything else take. */
export const patience = { timeout: 240_000 };

const serveConfig = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ Data: config }));

function forgetBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  alertStore.write(null);
  bannerStore.write(null);
  underWay.store.write(0);
  forgetAnswers();
}

/**
 * The whole portal at an address of it, in jsdom: every page, frame and guard as it is, with the network behind the
 * API's client and the identity provider faked. Call it within a test.
 */
export function openPortal(path: string, { answers, person = {}, kept = {}, state }: Visit = {}): Portal {
  forgetBrowser();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  const fetching = serveConfig();
  onTestFinished(() => fetching.mockRestore());
  const api = fakeApi({ ...quietly({ ...user, ...person }), ...answers });
  window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '', path);
  sessionStore.write({ status: 'starting' });
  if (person) localStorage.setItem('firebase:authUser:test:[DEFAULT]', '{}');
  fakeIdentity.be(person && identity);
  renderPortal();
  return { api, person: userEvent.setup() };
}

function renderPortal(): void {
  startSession();
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <App />
    </SWRConfig>,
  );
}

/** Loads the page that is open anew, as F5 does: after `cleanup()`, on what browser and server keep. */
export function reopenPortal(): void {
  forgetAnswers();
  renderPortal();
}

/** Waits until the address bar says `path`. */
export const arrive = (path: string) =>
  waitFor(() => {
    if (window.location.pathname !== path) throw new Error(`at ${window.location.pathname}, not ${path}`);
  }, patience);

/** The browser's own Back and Forward. */
export const goBack = () => traverse(-1);
export const goForward = () => traverse(1);

async function traverse(steps: number): Promise<void> {
  const done = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.go(steps);
    await done;
  });
}

/** A heading of the page, once it is there. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { name }, patience);
