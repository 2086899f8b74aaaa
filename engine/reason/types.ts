/** Something that a rule went by: an answer, with the question that leads to it, a constant, or the day. */
export interface Fact {
  /** The question, where it is one that can be looked at. */
  readonly path?: string;
  readonly title: string;
  /** As it is printed; 'sem resposta' of an empty one. */
  readonly text: string;
}

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

export interface Reason {
  readonly kind: ReasonKind;
  readonly sentence: string;
  readonly facts: readonly Fact[];
}

export interface NotAsked {
  readonly title: string;
  readonly reason: Reason;
}
