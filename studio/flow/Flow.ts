import type { RuleKind } from '../../engine/index';
import type { Example, Mark } from './Mark';
import type { DecisionTable } from './tables/DecisionTable';

export interface Reach {
  /** `free`: no condition. `unknown`: it has too many combinations to try. */
  readonly is: 'free' | 'sometimes' | 'always' | 'never' | 'unknown';
  readonly words?: string;
  readonly shown?: Example;
  readonly hidden?: Example;
  /** What no answers were found for that lead there when they are typed. */
  readonly unproved?: readonly ('shown' | 'hidden')[];
  /** What else than answers decides: `today`, `person`, `constants`. */
  readonly besides?: readonly ('today' | 'person' | 'constants')[];
}

export interface FlowQuestion {
  readonly path: string;
  readonly title: string;
  readonly widget: string;
  readonly reach: Reach;
}

export interface FlowStep {
  readonly id: string;
  readonly title: string;
  readonly reach: Reach;
  readonly questions: readonly FlowQuestion[];
}

export const EFFECTS = ['shown', 'state', 'value', 'check', 'reset', 'lookup', 'price'] as const;
export type Effect = (typeof EFFECTS)[number];

export interface FlowLink {
  readonly id: string;
  readonly kind: RuleKind | 'price';
  readonly effect: Effect;
  readonly from: readonly string[];
  /** Paths of questions; of a part of the price its own id. */
  readonly to: readonly string[];
  readonly words: string;
  readonly note?: string;
  /** Its place, as `file#pointer`. */
  readonly place: string;
  readonly marks: readonly Mark[];
}

/** An answer that gives way: to which questions, and what of it. */
export interface GivingWay {
  readonly rule: string;
  readonly kind: 'relations' | 'resets' | 'checks';
  readonly from: readonly string[];
  readonly to: string;
  /** `typed`: what a person typed gives way too, the oldest first. `untyped`: only what nobody typed. `emptied`: nothing takes its place. */
  readonly how: 'typed' | 'untyped' | 'emptied';
  readonly words: string;
}

export interface Flow {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly FlowStep[];
  readonly price: readonly { readonly id: string; readonly title: string }[];
  readonly links: readonly FlowLink[];
  readonly givingWay: readonly GivingWay[];
  readonly tables: readonly DecisionTable[];
}
