/** Something that a rule went by: an answer, with the question that leads to it, a constant, or the day. */
export interface Fact {
  /** The question, where it is one that can be looked at. */
  readonly path?: string;
  readonly title: string;
  /** As it is printed; 'sem resposta' of an empty one. */
  readonly text: string;
}

/** What is explained: how a value came, that it cannot change, what is offered, refused, or not asked. */
export type ReasonKind =
  | 'derived'
  | 'relation'
  | 'forced'
  | 'initial'
  | 'lookup'
  | 'disabled'
  | 'option'
  | 'options'
  | 'check'
  | 'hidden';

/** Why something is as it is, in one sentence for whoever fills the wizard. */
export interface Reason {
  readonly kind: ReasonKind;
  readonly sentence: string;
  readonly facts: readonly Fact[];
}

/** A question or a step that other answers keep from being asked. */
export interface NotAsked {
  readonly title: string;
  readonly reason: Reason;
}
