import type { Session } from '../../../../engine/index';
import type { WizardStore } from '../../../../renderers';

/** How the trail moves the browser's history. */
export interface Moves {
  /** Makes the entry that history stands at one of that depth. */
  replace(depth: number): void;
  /** Adds an entry of that depth. */
  push(depth: number): void;
  go(delta: number): void;
}

const visibleSteps = ({ definition, steps }: Session) =>
  definition.steps.filter((step) => steps[step.index]!.visible);

/** How many visible steps stand before the open one. */
function depthOf(session: Session): number {
  return visibleSteps(session).findIndex((step) => session.steps[step.index]!.status === 'open');
}

/** One step towards `depth`, as the wizard's own buttons would go; whether it led anywhere. */
function stepTowards(store: WizardStore, depth: number): boolean {
  const session = store.getSession();
  const at = depthOf(session);
  const next = visibleSteps(session)[at + 1];
  if (at > depth) store.dispatch({ type: 'back' });
  else if (!next) return false;
  else if (session.steps[next.index]!.status === 'done')
    store.dispatch({ type: 'reopen', step: next.definition.id });
  else store.dispatch({ type: 'continue' });
  return depthOf(store.getSession()) !== at;
}

/**
 * Keeps the browser's history and an open wizard's steps together: one entry for each step up to the open one, so
 * that Back opens the step before and leaves the wizard only from the first. `arrive` says where history stands.
 */
export class StepTrail {
  private store: WizardStore | undefined;
  private at: number | undefined;
  /** The depth that a traversal of our own leads to. */
  private bound: number | undefined;
  private isWalking = false;

  private moves: Moves | undefined;

  /** Gives it the moves of the page as it is now. */
  steer(moves: Moves): void {
    this.moves = moves;
  }

  /** Follows the steps of that wizard; gives the end of it. */
  readonly follow = (store: WizardStore): (() => void) => {
    this.store = store;
    return store.subscribe(this.settle);
  };

  /** The wizard has just opened on the entry of its first step: those up to the open one are added. */
  begin(): void {
    this.at = 0;
    this.moves?.replace(0);
    this.settle();
  }

  /** History stands at the entry of that depth: the wizard goes there if a person brought it there. */
  arrive(depth: number): void {
    const isOwn = depth === this.bound;
    // Nothing has moved, or not yet.
    if (depth === this.at && !isOwn) return;
    this.bound = undefined;
    this.at = depth;
    if (!isOwn) this.walk(depth);
    this.settle();
  }

  private walk(depth: number): void {
    const { store } = this;
    if (!store) return;
    this.isWalking = true;
    while (depthOf(store.getSession()) !== depth && stepTowards(store, depth));
    this.isWalking = false;
  }

  private readonly settle = (): void => {
    const { store, moves } = this;
    if (!store || !moves || this.at === undefined || this.bound !== undefined || this.isWalking) return;
    const depth = depthOf(store.getSession());
    while (depth > this.at) moves.push(++this.at);
    if (depth === this.at || depth < 0) return;
    this.bound = depth;
    moves.go(depth - this.at);
  };
}
