import type { Db } from '../../db/db';
import type { HubConnection } from '../../hub/HubConnection';
import { MAX_LISTED, notificationAnswer } from './answers';
import { findUnread, listUnread } from './repository';
import type { NotificationRow } from './repository';

/**
 * A quote that is not as it was; null where changes went unheard, so any may be another. Analysts hear of their own work
 * too, under its name and without a status.
 */
export interface QuoteChange {
  Identifier: string | null;
  Status: number | null;
}

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

  /** The user has read what there was, perhaps elsewhere: sends the list anew. */
  listAgain(): void {
    this.connection.inTurn(() => this.register());
  }

  /** Sends what came while nobody listened. */
  catchUp(): void {
    this.connection.inTurn(async () => this.receive(await listUnread(this.db, this.uid, MAX_LISTED)));
    this.tellChange({ Identifier: null, Status: null });
  }

  tellChange(change: QuoteChange): void {
    this.connection.send('QuoteChanged', change);
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
