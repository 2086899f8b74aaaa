import { unload } from 'swr';
import { forgetSeen } from '../../../src/shared/api/lastSeen';
import { forgetSaid } from '../../../src/shared/products/saidOnce';

/**
 * What the page before had been answered, and what it still asks for: a page that finds a request under way waits for
 * its answer, which nobody gives any more.
 */
export function forgetAnswers(): void {
  unload({ revalidate: false });
  forgetSeen();
  forgetSaid();
}
