import {
  differing,
  type Effect,
  emptiedBy,
  type FieldState,
  hasReason,
  type Issue,
  type Session,
  type SessionEvent,
  transition,
  type Transition,
} from '../../engine/index';

type Listener = () => void;

/** One field as its control sees it; the same object until something of it changes. */
export interface FieldSnapshot {
  readonly value: unknown;
  readonly state: FieldState;
  readonly issues: readonly Issue[];
  /** Text in the control that is no valid answer. */
  readonly unread: string;
  /** The person's answer that something replaced. */
  readonly replaced: unknown;
  readonly explains: boolean;
}

interface Emptied {
  readonly edited: string;
  readonly paths: readonly string[];
  readonly before: Session;
  /** False while a source was asked: its answer went to a later session. */
  readonly canGiveBack: boolean;
}

/**
 * Holds the session of an open wizard. Each field is its own subscription, so that a keystroke renders the
 * field that was typed in and those a rule touched.
 */
export class WizardStore {
  private session: Session;
  private emptied: Emptied | undefined;
  private readonly fields: Set<Listener>[];
  private readonly snapshots: (FieldSnapshot | undefined)[];
  private readonly listeners = new Set<Listener>();
  private readonly effectListeners = new Set<(effects: readonly Effect[]) => void>();
  private readonly eventListeners = new Set<(event: SessionEvent) => void>();

  constructor(opened: Transition) {
    this.session = opened.session;
    const { fields } = opened.session.definition;
    this.fields = fields.map(() => new Set());
    this.snapshots = fields.map(() => undefined);
  }

  readonly getSession = (): Session => this.session;

  readonly dispatch = (event: SessionEvent): readonly Effect[] => {
    const { session, effects } = transition(this.session, event);
    this.emptied = this.emptiedSince(event, session);
    for (const listener of this.eventListeners) listener(event);
    this.replace(session);
    if (event.type === 'edit') this.tellEdited(event.field);
    if (effects.length > 0) for (const listener of this.effectListeners) listener(effects);
    return effects;
  };

  readonly getEmptied = (): Emptied | undefined => this.emptied;

  giveBack(): void {
    const { before } = this.emptied ?? {};
    this.emptied = undefined;
    if (before) this.replace(before);
  }

  /** Keystrokes in one field count as one edit; other user events end it, external ones do not. */
  private emptiedSince(event: SessionEvent, next: Session): Emptied | undefined {
    if (event.type === 'edit') {
      const known = this.emptied?.edited === event.field ? this.emptied : undefined;
      return this.emptiedBy(event.field, next, known);
    }
    if (event.type === 'answered' || event.type === 'failed') {
      const { lookups } = this.session.definition;
      const [asked] = lookups.find(({ rule }) => rule.id === event.lookup)?.rule.fields ?? [];
      return asked === undefined ? this.emptied : this.emptiedBy(asked, next, this.emptied);
    }
    return event.type === 'leave' ? this.emptied : undefined;
  }

  private emptiedBy(edited: string, next: Session, known: Emptied | undefined): Emptied | undefined {
    const { index } = this.session.definition.byPath.get(edited)!;
    const paths = emptiedBy(this.session, next, index).map(({ path }) => path);
    if (paths.length === 0) return known;
    const same = known?.edited === edited ? known : undefined;
    const before = same?.before ?? this.session;
    return {
      edited,
      paths: [...(same?.paths ?? []), ...paths],
      before,
      canGiveBack: before.lookups.every(({ status }) => status !== 'pending'),
    };
  }

  /** Restores an earlier session; false where a source was pending then, as its answer went elsewhere. */
  restore(before: Session): boolean {
    if (before.lookups.some(({ status }) => status === 'pending')) return false;
    this.emptied = undefined;
    this.replace(before);
    return true;
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  onEffects(listener: (effects: readonly Effect[]) => void): () => void {
    this.effectListeners.add(listener);
    return () => this.effectListeners.delete(listener);
  }

  /** Tells of every event, also of one that changes nothing. */
  onEvent(listener: (event: SessionEvent) => void): () => void {
    this.eventListeners.add(listener);
    return () => this.eventListeners.delete(listener);
  }

  subscribeField(index: number, listener: Listener): () => void {
    this.fields[index]!.add(listener);
    return () => this.fields[index]!.delete(listener);
  }

  field(index: number): FieldSnapshot {
    const { values, states, issues, unread, replaced } = this.session;
    return (this.snapshots[index] ??= {
      value: values.at(index),
      state: states.at(index),
      issues: issues.at(index),
      unread: unread.get(index)?.text ?? '',
      replaced: replaced.get(index),
      explains: hasReason(this.session, index),
    });
  }

  /** The control may show a rejected text. */
  private tellEdited(path: string): void {
    const { index } = this.session.definition.byPath.get(path)!;
    for (const listener of this.fields[index]!) listener();
  }

  private replace(next: Session): void {
    const before = this.session;
    if (next === before) return;
    this.session = next;
    const changed = changedFields(before, next);
    for (const index of changed) this.snapshots[index] = undefined;
    for (const index of changed) for (const listener of this.fields[index]!) listener();
    for (const listener of this.listeners) listener();
  }
}

/** Sessions are immutable, so unchanged parts are the same object. Runs on every key. */
function changedFields(before: Session, next: Session): ReadonlySet<number> {
  return new Set([
    ...differing(before.values, next.values),
    ...differing(before.states, next.states),
    ...differing(before.issues, next.issues),
    ...differingEntries(before.unread, next.unread),
    ...differingEntries(before.replaced, next.replaced),
  ]);
}

type Entries = ReadonlyMap<number, unknown>;

function differingEntries(before: Entries, next: Entries): readonly number[] {
  if (before === next) return [];
  return [...before.keys(), ...next.keys()].filter((index) => before.get(index) !== next.get(index));
}
