import type { CompiledDefinition, FieldScope, RuleKind, RuleOf, Sources } from '../../engine/index';
import type { Effect } from '../flow/Flow';
import type { Names } from '../flow/names';
import type { Sentences } from '../flow/Sentences';
import type { Parts } from './expressions';
import type { Named } from './mentions';
import type { Duties } from './shown';
import type { Verdict } from './verdict';
import type { Written } from './writes';

/** Field indexes; a rule may name one more than once. What it shapes: state, options, lock or messages. */
export type Uses = readonly [reads: readonly number[], writes: readonly number[], shapes: readonly number[]];

/** What analysts' tools know of one kind of rules. */
export interface Roles<Kind extends RuleKind> {
  /** What analysts call it. */
  readonly name: string;
  /** The heading of one, and of several. */
  readonly headings: readonly [one: string, many: string];
  /** How the picture of a product draws it. */
  readonly effect: Effect;
  readonly mentions: (rule: RuleOf<Kind>) => Named;
  readonly writes: (rule: RuleOf<Kind>) => Written;
  readonly expressions: (rule: RuleOf<Kind>, sources: Sources) => Parts;
  readonly uses: (rule: RuleOf<Kind>, scope: FieldScope, definition: CompiledDefinition) => Uses;
  readonly sentence: (rule: RuleOf<Kind>, sentences: Sentences, names: Names) => string;
  readonly duties: (rule: RuleOf<Kind>, definition: CompiledDefinition) => Duties;
  /** What a change of a key does to what was answered; of a key that is not named it may break it. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
}
