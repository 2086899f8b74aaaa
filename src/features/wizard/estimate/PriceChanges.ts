import type { Estimate, EstimatedPrice } from '../../../../engine/rating';
import { changeText } from './changeText';

/** What the last edited question has changed of the price: key by key it is one edit, and changed back it is none. */
export class PriceChanges {
  private edited = new Set<string>();
  private isTold = true;
  private before: EstimatedPrice | undefined;
  private now: EstimatedPrice | undefined;

  /** The question of this title was edited. */
  edit(title: string): void {
    const isOther = this.isTold && !(this.edited.size === 1 && this.edited.has(title));
    if (isOther) {
      this.before = this.now;
      this.edited.clear();
    }
    this.edited.add(title);
    this.isTold = false;
  }

  /** What came of it; undefined where there is nothing to compare, or nothing has changed. */
  tell(estimate: Estimate | null): string | undefined {
    this.isTold = true;
    if (estimate?.state !== 'priced') return undefined;
    this.now = estimate;
    return this.before && changeText(this.before, estimate, [...this.edited]);
  }
}
