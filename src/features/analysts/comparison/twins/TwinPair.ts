import { draftOf, isShown, type SessionEvent } from '../../../../../engine';
import type { WizardStore } from '../../../../../renderers';
import { counterpart, eventFor, translated } from './counterpart';

export type Side = 'left' | 'right';

const OTHER = { left: 'right', right: 'left' } as const satisfies Record<Side, Side>;

/** Two open wizards, of which the one follows what a person does in the other. */
export class TwinPair {
  private readonly stores: Partial<Record<Side, WizardStore>> = {};
  private leader: Side = 'left';
  private isFollowing = false;

  /** Whether a person works on that side: the other takes no focus and says nothing aloud. */
  leads(side: Side): boolean {
    return this.leader === side;
  }

  /** Takes a wizard into the pair; gives the way out. */
  hold(side: Side, store: WizardStore): () => void {
    this.stores[side] = store;
    const leaves = [
      store.onEvent((event) => this.follow(side, event)),
      store.subscribe(() => this.catchUp(side)),
    ];
    return () => {
      for (const leave of leaves) leave();
      if (this.stores[side] === store) delete this.stores[side];
    };
  }

  private follow(side: Side, event: SessionEvent): void {
    const [own, other] = [this.stores[side], this.stores[OTHER[side]]];
    if (this.isFollowing || !own || !other) return;
    const next = eventFor(event, own.getSession(), other.getSession());
    if (event.type !== 'answered' && event.type !== 'failed') this.leader = side;
    if (next) this.dispatch(other, next);
  }

  /** What a person gave on one side before the other asked for it. */
  private catchUp(side: Side): void {
    const [own, other] = [this.stores[side], this.stores[OTHER[side]]];
    if (this.isFollowing || this.leader !== side || !own || !other) return;
    const { answers, provenance } = draftOf(own.getSession());
    for (const path of provenance?.given ?? []) {
      const [{ definition: ours }, { definition, values, states }] = [own.getSession(), other.getSession()];
      const field = counterpart(path, ours, definition);
      if (!field || values.at(field.index) !== undefined || !isShown(states.at(field.index))) continue;
      this.dispatch(other, {
        type: 'edit',
        field: field.path,
        value: translated(path, answers[path], ours, definition),
      });
    }
  }

  private dispatch(store: WizardStore, event: SessionEvent): void {
    this.isFollowing = true;
    try {
      store.dispatch(event);
    } finally {
      this.isFollowing = false;
    }
  }
}
