import type { RuleNode } from '../compile/types';
import type { Origin } from './types';

/** A value that a rule wrote: the rule, and what it read at that moment. */
export class RuleOrigin implements Origin {
  readonly by: Origin['by'];
  readonly rule: string;
  private readonly reads: readonly number[];
  private readonly values: readonly unknown[];

  constructor(node: RuleNode, reads: readonly number[], values: readonly unknown[]) {
    this.by = node.kind;
    this.rule = node.id;
    this.reads = reads;
    this.values = values;
  }

  get inputs(): (readonly [number, unknown])[] {
    return this.reads.map((read, index) => [read, this.values[index]]);
  }
}
