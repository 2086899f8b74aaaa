import type { Session } from '../../../../engine/index';
import type { WizardStore } from '../../../../renderers';

export interface Moves {
  /** Replaces the current entry by one of that depth. */
  replace(depth: number): void;
  push(depth: number): void;
  go(delta: number): void;
}

const visibleSteps = ({ definition, steps }: Session) =>
  definition.steps.filter((step) => steps[step.index]!.visible);

function depthOf(session: Session): number {
  return visibleSteps(session).findIndex((step) => session.steps[step.index]!.status === 'open');
}

/** One step towards `depth`, as by the buttons; false where blocked. */
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
  private bound: number | undefined;
  private isWalking = false;

  private moves: Moves | undefined;

  steer(moves: Moves): void {
    this.moves = moves;
  }

  /** Returns the unsubscribe function. */
  readonly follow = (store: WizardStore): (() => void) => {
    this.store = store;
    return store.subscribe(this.settle);
  };

  begin(): void {
    this.at = 0;
    this.moves?.replace(0);
    this.settle();
  }

  /** History is at that depth: the wizard follows, unless the move was its own. */
  arrive(depth: number): void {
    const isOwn = depth === this.bound;
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
