import type { Terms as TermsAnswer } from '../../../../contract/terms';
import type { Terms } from './terms';

/** The text as the portal shows it. */
export function termsAnswer({ version, publishedOn, hash, sections }: Terms): TermsAnswer {
  return { Version: version, PublishedOn: publishedOn, Hash: hash, Sections: sections };
}
