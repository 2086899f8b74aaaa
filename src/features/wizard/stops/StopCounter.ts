import { differing, manualPaths, messageCodes, type Session } from '../../../../engine/index';
import type { StopCount, StopKind } from '../../../../contract/stops';
import type { WizardStore } from '../../../../renderers';

const MOST = 50;

export type SendCounts = (definition: string, counts: readonly StopCount[]) => void;

export class StopCounter {
  private readonly counts = new Map<string, StopCount>();
  private readonly seen = new Set<string>();
  private before: Session;
  private isOver = false;

  constructor(
    private readonly store: WizardStore,
    private readonly send: SendCounts,
    isNew: boolean,
  ) {
    this.before = store.getSession();
    const open = this.openStep();
    if (isNew && open) this.once('began', open);
    if (open) this.once('entered', open);
    const leaves = [
      store.subscribe(this.look),
      store.onEffects((effects) => {
        if (effects.some(({ type }) => type === 'submit')) this.finish();
      }),
    ];
    addEventListener('pagehide', this.leave);
    this.unfollow = () => {
      for (const leave of leaves) leave();
      removeEventListener('pagehide', this.leave);
    };
  }

  readonly stop = (): void => {
    this.leave();
    this.unfollow();
  };

  private readonly unfollow: () => void;

  private readonly look = (): void => {
    const { before } = this;
    const next = this.store.getSession();
    this.before = next;
    if (next.issues !== before.issues) this.countMessages(before, next);
    if (next.steps !== before.steps) this.countSteps(before, next);
  };

  private countMessages(before: Session, { definition, issues, steps }: Session): void {
    for (const index of differing(before.issues, issues)) {
      const { path, step } = definition.fields[index]!;
      if (steps[step]!.status !== 'open') continue;
      const known = before.issues.at(index).map(({ code }) => code);
      const codes = messageCodes(definition, index);
      for (const { code } of issues.at(index))
        if (!known.includes(code) && codes.has(code)) this.add('message', this.idOf(step), path, code);
    }
  }

  private countSteps(before: Session, next: Session): void {
    const passed = next.definition.steps.filter(
      ({ index }) => before.steps[index]!.status === 'open' && next.steps[index]!.status === 'done',
    );
    for (const step of passed) this.pass(next, step.index);
    const open = this.openStep();
    if (open && this.once('entered', open)) this.flush();
  }

  private pass(session: Session, index: number): void {
    const step = session.definition.steps[index]!;
    if (!this.once('passed', step.definition.id)) return;
    for (const path of manualPaths(session, step)) this.add('manual', step.definition.id, path);
  }

  private finish(): void {
    const session = this.store.getSession();
    const open = session.steps.findIndex(({ status }) => status === 'open');
    if (open >= 0) this.pass(session, open);
    this.isOver = true;
    this.flush();
  }

  private readonly leave = (): void => {
    const open = this.openStep();
    if (!this.isOver && open) this.once('left', open);
    this.flush();
  };

  private openStep(): string | undefined {
    const { definition, steps } = this.store.getSession();
    return definition.steps[steps.findIndex(({ status }) => status === 'open')]?.definition.id;
  }

  private idOf = (step: number) => this.store.getSession().definition.steps[step]!.definition.id;

  private once(kind: StopKind, step: string): boolean {
    const key = `${kind} ${step}`;
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    this.add(kind, step);
    return true;
  }

  private add(Kind: StopKind, Step: string, Field = '', Code = ''): void {
    const key = JSON.stringify([Kind, Step, Field, Code]);
    const Count = Math.min(MOST, (this.counts.get(key)?.Count ?? 0) + 1);
    this.counts.set(key, { Kind, Step, Field, Code, Count });
  }

  private flush(): void {
    if (this.counts.size === 0) return;
    this.send(this.store.getSession().definition.source.hash, [...this.counts.values()].slice(0, 200));
    this.counts.clear();
  }
}
