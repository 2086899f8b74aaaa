import { expect, type Page, type WebSocket } from '@playwright/test';

/** What a page hears from the notification hub; made before the page is opened. */
export class HubWatch {
  private readonly heard: string[] = [];
  private open = 0;

  constructor(page: Page) {
    page.on('websocket', (socket) => this.follow(socket));
  }

  /** Waits until the page is subscribed once more than `times`. */
  async subscribed(times = 0): Promise<void> {
    await expect.poll(() => this.subscriptions(), { timeout: 45_000 }).toBeGreaterThan(times);
  }

  subscriptions(): number {
    return this.heard.filter((text) => text.includes('"Registered"')).length;
  }

  /** Waits until the page holds no line any more. */
  async ended(): Promise<void> {
    await expect.poll(() => this.open).toBe(0);
  }

  private follow(socket: WebSocket): void {
    if (!socket.url().includes('/notification/hub')) return;
    this.open += 1;
    socket.on('framereceived', ({ payload }) => this.heard.push(String(payload)));
    socket.on('close', () => (this.open -= 1));
  }
}
