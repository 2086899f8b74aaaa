import type { Db } from '../../db/db';
import type { HubConnection } from '../../hub/HubConnection';
import { notificationAnswer } from './contract';
import { findUnread, listUnread } from './repository';
import type { NotificationRow } from './repository';

/** A bell shows no more; older ones stay stored. */
const MAX_LISTED = 100;

/** What one connection has been told: each notification once, in the order of their coming. */
export class Subscription {
  private readonly told = new Set<string>();

  constructor(
    private readonly db: Db,
    private readonly uid: string,
    private readonly connection: HubConnection,
  ) {}

  /** Sends the list of what is unread. */
  async register(): Promise<void> {
    const unread = await listUnread(this.db, this.uid, MAX_LISTED);
    this.remember(unread);
    this.connection.send('Registered', unread.map(notificationAnswer));
  }

  /** Sends the notification with this id, unless it was sent or read meanwhile. */
  deliver(id: string): void {
    this.connection.inTurn(async () => this.receive(await findUnread(this.db, this.uid, [id])));
  }

  /** Sends what came while nobody listened. */
  catchUp(): void {
    this.connection.inTurn(async () => this.receive(await listUnread(this.db, this.uid, MAX_LISTED)));
  }

  private receive(found: readonly NotificationRow[]): void {
    const news = found.filter(({ id }) => !this.told.has(id));
    this.remember(news);
    for (const notification of news) this.connection.send('Receive', notificationAnswer(notification));
  }

  private remember(rows: readonly NotificationRow[]): void {
    for (const { id } of rows) this.told.add(id);
  }
}
