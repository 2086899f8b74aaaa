import { ApiError } from '../../../shared/api/ApiError';
import { currentUid, readyToSend } from '../../../shared/auth/knownToken';
import {
  isEnded,
  isFull,
  isKeptThere,
  keepOnLeaving,
  keepThere,
  type SentDraft,
} from '../../../shared/requests/drafts';
import {
  forgetHere,
  isEndedHere,
  keepHere,
  keyOf,
  noteSent,
  readHere,
  type DraftOrigin,
  type OnlyHere,
} from '../../../shared/requests/localDrafts';
import { openDraft, underWay } from '../../../shared/requests/underWay';

const HERE_AFTER = 400;
const THERE_AFTER = 2_000;
/** Milliseconds before unsent changes are retried, where no 'online' event comes. */
const AGAIN_AFTER = 15_000;

/**
 * 'here': only this browser keeps such drafts; 'local': waiting for the server; 'full': the server takes no more;
 * 'ended': another window registered or discarded it.
 */
export type DraftState = 'none' | 'kept' | 'here' | 'local' | 'full' | 'ended';

export interface DraftSource {
  readonly uid: string;
  readonly name: string;
  readonly origin: DraftOrigin;
  readonly read: () => SentDraft;
  readonly onlyHere: () => OnlyHere;
  readonly onState: (state: DraftState) => void;
}

/**
 * Keeps a draft: in this browser soon after each change, on the server once typing pauses or the page is left, until
 * either ends it. What the server does not get waits in this browser (shared/requests/sendWaiting).
 */
export class DraftKeeper {
  private here: ReturnType<typeof setTimeout> | undefined;
  private there: ReturnType<typeof setTimeout> | undefined;
  private isDirty = false;
  private isOver = false;
  /** Counts edits: a server answer covers only the edits that it was sent. */
  private turn = 0;
  private sentTurn = 0;
  private leftTurn = 0;
  private isSending = false;
  private isKept = false;
  private readonly close: () => void;

  constructor(private readonly source: DraftSource) {
    addEventListener('pagehide', this.leave);
    document.addEventListener('visibilitychange', this.onVisibility);
    addEventListener('online', this.onOnline);
    addEventListener('storage', this.onStorage);
    this.close = openDraft(source.name, this.leave);
    readyToSend();
    if (this.isWaiting()) this.resume();
  }

  /** Resumes unsent offline changes, which nobody else sends while it is open. */
  private resume(): void {
    this.turn = 1;
    this.sendSoon(THERE_AFTER);
  }

  private isWaiting(): boolean {
    const { uid, name, origin } = this.source;
    const copy = isKeptThere(name) ? readHere(uid, name) : undefined;
    return copy !== undefined && !copy.isSent && copy.mark === origin.mark;
  }

  readonly touch = (): void => {
    if (this.isOver) return;
    this.isDirty = true;
    this.turn += 1;
    this.unsay();
    this.clear();
    this.here = setTimeout(this.keepNow, HERE_AFTER);
    this.there = setTimeout(this.send, THERE_AFTER);
  };

  readonly stop = (): void => {
    void this.leave();
    this.end();
  };

  private end(): void {
    this.clear();
    this.isOver = true;
    this.close();
    removeEventListener('pagehide', this.leave);
    document.removeEventListener('visibilitychange', this.onVisibility);
    removeEventListener('online', this.onOnline);
    removeEventListener('storage', this.onStorage);
  }

  private readonly keepNow = (): void => {
    if (!this.isDirty || this.isOver) return;
    if (this.hasEndedHere()) return this.endSaid();
    this.isDirty = false;
    this.write();
    readyToSend();
  };

  /** An unloading page has no time for more. */
  private readonly leave = async (): Promise<void> => {
    this.keepNow();
    const { uid, name, origin, read } = this.source;
    if (currentUid() !== uid) return;
    const isGone = this.isOver || this.sentTurn === this.turn || this.leftTurn === this.turn;
    if (isGone || !isKeptThere(name)) return;
    clearTimeout(this.there);
    const draft = read();
    this.leftTurn = this.turn;
    await this.follow(keepOnLeaving(name, draft, origin.id) ?? keepThere(name, draft, origin.id));
  };

  private readonly onVisibility = (): void => {
    if (document.visibilityState === 'hidden') void this.leave();
  };

  private readonly onOnline = (): void => {
    if (this.sentTurn !== this.turn) void this.send();
  };

  private readonly onStorage = ({ key }: StorageEvent): void => {
    const { uid, name } = this.source;
    if (key === keyOf(uid, name) && this.hasEndedHere()) this.endSaid();
  };

  private readonly send = async (): Promise<void> => {
    clearTimeout(this.there);
    const { name, origin, read, onState } = this.source;
    if (this.isOver) return;
    if (!isKeptThere(name)) return this.say('here', onState);
    // Sequential: the first sent must not arrive last.
    if (this.isSending) return;
    this.keepNow();
    if (!this.isOver) await this.follow(keepThere(name, read(), origin.id));
  };

  private async follow(sent: Promise<string>): Promise<void> {
    const { uid, name, origin } = this.source;
    const [turn, at] = [this.turn, readHere(uid, name)?.updatedAt];
    this.isSending = true;
    try {
      const id = await underWay(name, sent);
      origin.id = id;
      if (origin.mark && !this.hasEndedHere()) noteSent(uid, name, { id, at });
      this.onSent(turn);
    } catch (error) {
      this.onFailed(error);
    } finally {
      this.isSending = false;
    }
    if (!this.isOver && this.turn !== turn) this.sendSoon(THERE_AFTER);
  }

  private onSent(turn: number): void {
    this.sentTurn = turn;
    if (!this.isOver && turn === this.turn) this.say('kept', this.source.onState);
  }

  private onFailed(error: unknown): void {
    this.leftTurn = 0;
    if (this.isOver) return;
    if (isEnded(error)) return this.endEverywhere();
    this.say(isFull(error) ? 'full' : 'local', this.source.onState);
    if (!(error instanceof ApiError) || error.status === 0) this.sendSoon(AGAIN_AFTER);
  }

  private sendSoon(after: number): void {
    clearTimeout(this.there);
    this.there = setTimeout(this.send, after);
  }

  private say(state: DraftState, onState: DraftSource['onState']): void {
    this.isKept = state === 'kept' || state === 'here';
    onState(state);
  }

  private unsay(): void {
    if (!this.isKept) return;
    this.isKept = false;
    this.source.onState('none');
  }

  private endEverywhere(): void {
    if (!this.hasEndedHere()) forgetHere(this.source.uid, this.source.name);
    this.endSaid();
  }

  private endSaid(): void {
    this.isDirty = false;
    this.end();
    this.source.onState('ended');
  }

  private write(): void {
    const { uid, name, read, onlyHere, origin } = this.source;
    keepHere(uid, name, { ...read(), ...onlyHere() }, origin);
  }

  private hasEndedHere(): boolean {
    const { uid, name, origin } = this.source;
    return isEndedHere(uid, name, origin);
  }

  private clear(): void {
    clearTimeout(this.here);
    clearTimeout(this.there);
  }
}
