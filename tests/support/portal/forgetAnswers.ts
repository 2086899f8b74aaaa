import { unload } from 'swr';

/**
 * What the page before had been answered, and what it still asks for: a page that finds a request under way waits for
 * its answer, which nobody gives any more.
 */
export const forgetAnswers = () => unload({ revalidate: false });
