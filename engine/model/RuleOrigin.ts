import type { RuleNode } from './RuleNode';
import type { PagedList } from './PagedList';
import type { Origin } from './Origin';

/**
 * A value that a rule wrote: the rule, and what it read. Rules that write its inputs run first, so the answers at
 * the end of the transaction still hold what was read.
 */
export class RuleOrigin implements Origin {
  readonly by: Origin['by'];
  readonly rule: string;
  private readonly reads: readonly number[];
  private readonly answers: PagedList<unknown>;

  constructor(node: RuleNode, reads: readonly number[], answers: PagedList<unknown>) {
    this.by = node.kind;
    this.rule = node.id;
    this.reads = reads;
    this.answers = answers;
  }

  get inputs(): (readonly [number, unknown])[] {
    return this.reads.map((read) => [read, this.answers.at(read)]);
  }
}
