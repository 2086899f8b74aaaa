import type { Db } from '../../db/db';
import type { HubConnection } from '../../hub/HubConnection';
import { MAX_LISTED, notificationAnswer } from './answers';
import { findUnread, listUnread } from './repository';
import type { NotificationRow } from './repository';

/**
 * A changed quote; null where changes may have been missed, so any may have changed. Analysts get changes of their
 * own work under its name, without status.
 */
export interface QuoteChange {
  Identifier: string | null;
  Status: number | null;
}

export class Subscription {
  private readonly told = new Set<string>();

  constructor(
    private readonly db: Db,
    private readonly uid: string,
    private readonly connection: HubConnection,
  ) {}

  async register(): Promise<void> {
    const unread = await listUnread(this.db, this.uid, MAX_LISTED);
    this.remember(unread);
    this.connection.send('Registered', unread.map(notificationAnswer));
  }

  deliver(id: string): void {
    this.connection.inTurn(async () => this.receive(await findUnread(this.db, this.uid, [id])));
  }

  listAgain(): void {
    this.connection.inTurn(() => this.register());
  }

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
