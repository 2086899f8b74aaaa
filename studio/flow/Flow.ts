import type { RuleKind } from '../../engine/index';
import type { Example, Mark } from './Mark';
import type { DecisionTable } from './tables/DecisionTable';

/** When a step or a question is shown, whatever rules say of it, as the solver proves it. */
export interface Reach {
  /** `free`: no condition. `unknown`: there is one, and too much of it cannot be tried. */
  readonly is: 'free' | 'sometimes' | 'always' | 'never' | 'unknown';
  /** The condition, for an analyst, in Portuguese. */
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

/** What a link does to where it leads. */
export const EFFECTS = ['shown', 'state', 'value', 'check', 'reset', 'lookup', 'price'] as const;
export type Effect = (typeof EFFECTS)[number];

/** A rule, or a part of the price: what it reads, and what it decides. */
export interface FlowLink {
  readonly id: string;
  readonly kind: RuleKind | 'price';
  readonly effect: Effect;
  /** Paths of questions. */
  readonly from: readonly string[];
  /** Paths of questions; of a part of the price its own id. */
  readonly to: readonly string[];
  readonly words: string;
  readonly note?: string;
  /** Its place, as `file#pointer`. */
  readonly place: string;
  readonly marks: readonly Mark[];
}

/** A product as a picture: steps in order with their questions, what leads from one to the other, and the price at the end. */
export interface Flow {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly FlowStep[];
  /** Parts of the price, each of them where a link leads; nothing for what is not rated. */
  readonly price: readonly { readonly id: string; readonly title: string }[];
  readonly links: readonly FlowLink[];
  /** What is decided and rated by cases. */
  readonly tables: readonly DecisionTable[];
}
