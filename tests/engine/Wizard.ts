import { start } from '../../engine/session/start';
import { transition } from '../../engine/session/transition';
import { answersOf } from '../../engine/session/draft';
import type { Environment } from '../../engine/expression';
import type { CompiledDefinition } from '../../engine/model/CompiledDefinition';
import type { Effect, SessionEvent } from '../../engine/model/SessionEvent';
import type { FieldState, LookupState, StepStatus } from '../../engine/model/states';
import type { Origin } from '../../engine/model/Origin';
import type { Session } from '../../engine/model/Session';
import { compileSketch, environment, type Sketch } from './definitions';

/** A wizard as a test drives it: each call is one event, the effects of the last one are kept. */
export class Wizard {
  session: Session;
  effects: readonly Effect[];

  constructor(definition: CompiledDefinition, env: Environment = environment) {
    const opened = start(definition, env);
    this.session = opened.session;
    this.effects = opened.effects;
  }

  send(event: SessionEvent): this {
    const { session, effects } = transition(this.session, event);
    this.session = session;
    this.effects = effects;
    return this;
  }

  edit = (field: string, value: unknown) => this.send({ type: 'edit', field, value });
  leave = (field: string) => this.send({ type: 'leave', field });
  continue = () => this.send({ type: 'continue' });
  back = () => this.send({ type: 'back' });
  reopen = (step: string) => this.send({ type: 'reopen', step });

  /** The remote source answers what was asked last. */
  answer(lookup: string, data: unknown, key = this.lookup(lookup).key ?? ''): this {
    return this.send({ type: 'answered', lookup, key, data });
  }

  fail(lookup: string, message?: string): this {
    return this.send({ type: 'failed', lookup, key: this.lookup(lookup).key ?? '', message });
  }

  value(path: string): unknown {
    return this.session.values.at(this.index(path));
  }

  /** What rules and the record see. */
  answered(path: string): unknown {
    return this.session.answers.at(this.index(path));
  }

  state(path: string): FieldState {
    return this.session.states.at(this.index(path));
  }

  origin(path: string): Origin | undefined {
    return this.session.origins.at(this.index(path));
  }

  codes(path: string): string[] {
    return this.session.issues.at(this.index(path)).map((issue) => issue.code);
  }

  lookup(id: string): LookupState {
    return this.session.lookups[
      this.session.definition.lookups.findIndex((lookup) => lookup.rule.id === id)
    ]!;
  }

  get answers(): Readonly<Record<string, unknown>> {
    return answersOf(this.session);
  }

  get steps(): StepStatus[] {
    return this.session.steps.map((step) => step.status);
  }

  /** Types of the last effects, with what each is about. */
  get happened(): string[] {
    return this.effects.map((effect) => {
      if ('lookup' in effect) return `${effect.type} ${effect.lookup}`;
      if ('step' in effect) return `${effect.type} ${effect.step}`;
      return 'fields' in effect ? `${effect.type} ${effect.fields.join(' ')}` : effect.type;
    });
  }

  private index(path: string): number {
    return this.session.definition.byPath.get(path)!.index;
  }
}

export function open(sketch: Sketch, env?: Partial<Environment>): Wizard {
  return new Wizard(compileSketch(sketch), { ...environment, ...env });
}
