import type { WebSocket } from 'ws';
import type { User } from '../../db/schema';
import type { Hearing } from '../../db/listen';
import type { Deps } from '../../deps';
import { HubError } from '../../hub/HubConnection';
import type { HubConnection } from '../../hub/HubConnection';
import { traced } from '../../infra/trace';
import { analystsAmong } from '../../access/analystsAmong';
import { watchersOf } from '../../access/quotes';
import { announcementOf, traceIn } from '../../hub/announcement';
import type { Announcement } from '../../hub/announcement';
import { namesOwnEmail } from './answers';
import { pushNews } from './pushNews';
import { Subscription } from './Subscription';

export class Subscribers implements Hearing {
  private readonly byUser = new Map<string, Set<Subscription>>();
  private changes: Promise<void> = Promise.resolve();

  constructor(
    private readonly deps: Pick<Deps, 'db' | 'logger' | 'push' | 'clock'>,
    private readonly askAgain: (uid?: string) => void,
  ) {}

  welcome(connection: HubConnection, { uid, email }: User, socket: WebSocket): void {
    const subscription = new Subscription(this.deps.db, uid, connection);
    connection.serve({
      Subscribe: async (argument) => {
        if (!namesOwnEmail(argument, email)) throw new HubError('O e-mail informado não é o da sessão.');
        if (socket.readyState !== socket.OPEN) return;
        // Registered first, so that what comes meanwhile is told, once.
        this.add(uid, subscription);
        await subscription.register();
      },
    });
    socket.once('close', () => this.remove(uid, subscription));
  }

  heard(payload: string): void {
    const trace = traceIn(payload);
    const tell = () => this.tell(announcementOf(payload));
    if (trace === undefined) tell();
    else traced(trace, tell);
  }

  private tell(announced: Announcement | undefined): void {
    if (announced?.kind === 'news') this.tellNews(announced);
    if (announced?.kind === 'read') this.of(announced.uid).forEach((own) => own.listAgain());
    if (announced?.kind === 'ended') this.askAgain(announced.uid);
    if (announced?.kind === 'studio') this.changes = this.changes.then(() => this.tellAnalysts(announced.id));
    // One after the other: a round of expiries must not take every connection to the database.
    if (announced?.kind === 'quote' || announced?.kind === 'desk')
      this.changes = this.changes.then(() => this.tellChange(announced));
  }

  resumed(): void {
    this.askAgain();
    for (const own of this.byUser.values()) own.forEach((subscription) => subscription.catchUp());
  }

  failed(error: Error): void {
    this.deps.logger.error(error);
  }

  private tellNews({ id, uid }: { id: string; uid: string }): void {
    this.of(uid).forEach((own) => own.deliver(id));
    pushNews(this.deps, id).catch((error: Error) => this.failed(error));
  }

  /** Tells those who may see the quote now; that is asked anew each time. */
  private async tellChange({ kind, id }: { kind: 'quote' | 'desk'; id: string }): Promise<void> {
    if (this.byUser.size === 0) return;
    try {
      const { db, clock } = this.deps;
      const watchers = await watchersOf(db, id, [...this.byUser.keys()], clock.today(), kind === 'desk');
      for (const { uid, identifier, status } of watchers) {
        this.of(uid).forEach((own) => own.tellChange({ Identifier: identifier, Status: status }));
      }
    } catch (error) {
      this.failed(error as Error);
    }
  }

  /** Analysts' pages reload by the same message, the only one the portal's connection knows. */
  private async tellAnalysts(subject: string): Promise<void> {
    if (this.byUser.size === 0) return;
    try {
      for (const uid of await analystsAmong(this.deps.db, [...this.byUser.keys()]))
        this.of(uid).forEach((own) => own.tellChange({ Identifier: subject, Status: null }));
    } catch (error) {
      this.failed(error as Error);
    }
  }

  private of(uid: string): ReadonlySet<Subscription> {
    return this.byUser.get(uid) ?? new Set();
  }

  private add(uid: string, subscription: Subscription): void {
    this.byUser.set(uid, (this.byUser.get(uid) ?? new Set()).add(subscription));
  }

  private remove(uid: string, subscription: Subscription): void {
    const own = this.byUser.get(uid);
    own?.delete(subscription);
    if (own?.size === 0) this.byUser.delete(uid);
  }
}
