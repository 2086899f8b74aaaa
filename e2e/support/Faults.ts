import type { BrowserContext, ConsoleMessage } from '@playwright/test';

const VIOLATION = 'CSP violation';

/** What goes wrong in the pages of a journey without a person seeing it; the journey fails on any. */
export class Faults {
  private readonly found: string[] = [];
  // The browser asks for it by itself, and only where a page names no icon: a plain file.
  // A server that is away: the hub's line says nothing of it and comes back, but the browser logs each attempt.
  private readonly expected: RegExp[] = [
    /favicon\.ico/,
    /WebSocket connection to '[^']*\/notification\/hub.*(ERR_CONNECTION_|ERR_INTERNET_DISCONNECTED|before receiving)/,
    // So does its code, which is fetched last, and the look for whether it is the server that is away.
    /ERR_CONNECTION_REFUSED \[[^\]]*(\/assets\/HubLine-[^\]]*|:\d+\/)\]$/,
    // On a slow machine the page needs a file that was asked for ahead later than Chromium expects.
    /was preloaded using link preload but not used within a few seconds/,
    // Journeys go without the portal's worker (playwright.config.ts).
    /^Service Worker registration blocked by Playwright/,
  ];

  /** Listens in every page that `context` opens from now on. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript((prefix) => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        console.error(`${prefix}: ${violatedDirective} blocked ${blockedURI} (${sourceFile})`),
      );
    }, VIOLATION);
    context.on('console', (message) => this.hear(message));
    context.on('weberror', (error) => this.found.push(`Page error: ${error.error().stack}`));
  }

  /** A message that this journey provokes on purpose; of a failed call, its address is part of the text. */
  expect(message: RegExp): void {
    this.expected.push(message);
  }

  unexpected(): string[] {
    return this.found.filter((text) => !this.expected.some((known) => known.test(text)));
  }

  private hear(message: ConsoleMessage): void {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault) this.found.push(`${message.text()} [${message.location().url}]`);
  }
}
