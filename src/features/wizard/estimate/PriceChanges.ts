import type { Estimate, EstimatedPrice } from '../../../../engine/rating';
import { changeText } from './changeText';

/** Price change by the last edited question: keystrokes in one question count as one edit. */
export class PriceChanges {
  private edited = new Set<string>();
  private isTold = true;
  private before: EstimatedPrice | undefined;
  private now: EstimatedPrice | undefined;

  edit(title: string): void {
    const isOther = this.isTold && !(this.edited.size === 1 && this.edited.has(title));
    if (isOther) {
      this.before = this.now;
      this.edited.clear();
    }
    this.edited.add(title);
    this.isTold = false;
  }

  tell(estimate: Estimate | null): string | undefined {
    this.isTold = true;
    if (estimate?.state !== 'priced') return undefined;
    this.now = estimate;
    return this.before && changeText(this.before, estimate, [...this.edited]);
  }
}
