import type { Draft } from '../../../../engine';
import { isEnded, isFull, keepThere } from '../../../shared/requests/drafts';
import {
  forgetHere,
  isEndedHere,
  keepHere,
  keyOf,
  type DraftOrigin,
  type KeptDraft,
} from '../../../shared/requests/localDrafts';

const HERE_AFTER = 400;
const THERE_AFTER = 2_000;

/**
 * 'ended' where another window has registered or forgotten the draft that this one wrote on, 'full' where the server keeps
 * no further one.
 */
export type DraftState = 'none' | 'kept' | 'local' | 'full' | 'ended';

/** Whose draft of what, which one of them, and how it reads now. */
export interface DraftSource {
  readonly uid: string;
  readonly name: string;
  readonly origin: DraftOrigin;
  readonly read: () => Draft;
  /** What is still told of changes since it was begun. */
  readonly news: () => KeptDraft['news'];
  readonly onState: (state: DraftState) => void;
}

/** Keeps a draft: in this browser soon after each change, on the server once typing pauses, until either ends it. */
export class DraftKeeper {
  private here: ReturnType<typeof setTimeout> | undefined;
  private there: ReturnType<typeof setTimeout> | undefined;
  private isDirty = false;
  private isOver = false;
  /** Counts what was typed: an answer of the server speaks for what it was sent, and for nothing newer. */
  private turn = 0;
  private isKept = false;

  constructor(private readonly source: DraftSource) {
    addEventListener('pagehide', this.keepNow);
    addEventListener('storage', this.onStorage);
  }

  /** Something was typed, or a note closed. */
  readonly touch = (): void => {
    if (this.isOver) return;
    this.isDirty = true;
    this.turn += 1;
    this.unsay();
    this.clear();
    this.here = setTimeout(this.keepNow, HERE_AFTER);
    this.there = setTimeout(() => void this.send(), THERE_AFTER);
  };

  /** The wizard is left: what was typed last is kept here. */
  readonly stop = (): void => {
    this.keepNow();
    this.clear();
    this.isOver = true;
    removeEventListener('pagehide', this.keepNow);
    removeEventListener('storage', this.onStorage);
  };

  private readonly keepNow = (): void => {
    if (!this.isDirty || this.isOver) return;
    if (this.hasEndedHere()) return this.end();
    this.isDirty = false;
    this.write();
  };

  private readonly onStorage = ({ key }: StorageEvent): void => {
    const { uid, name } = this.source;
    if (key === keyOf(uid, name) && this.hasEndedHere()) this.end();
  };

  private async send(): Promise<void> {
    const { name, origin, read, onState } = this.source;
    const sent = this.turn;
    try {
      await keepThere(name, read(), origin);
      if (this.isOver) return;
      // The copy here learns which draft of the server it is.
      if (origin.mark && !this.hasEndedHere()) this.write();
      if (sent !== this.turn) return;
      this.isKept = true;
      onState('kept');
    } catch (error) {
      if (this.isOver) return;
      if (isEnded(error)) this.endEverywhere();
      else onState(isFull(error) ? 'full' : 'local');
    }
  }

  /** What else is said than "salvo" stays until the server has answered. */
  private unsay(): void {
    if (!this.isKept) return;
    this.isKept = false;
    this.source.onState('none');
  }

  private endEverywhere(): void {
    if (!this.hasEndedHere()) forgetHere(this.source.uid, this.source.name);
    this.end();
  }

  private end(): void {
    this.isDirty = false;
    this.stop();
    this.source.onState('ended');
  }

  private write(): void {
    const { uid, name, read, news, origin } = this.source;
    keepHere(uid, name, { ...read(), news: news() }, origin);
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
