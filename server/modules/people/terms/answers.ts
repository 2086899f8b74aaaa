import type { Terms as TermsAnswer } from '../../../../contract/terms';
import type { Terms } from './terms';

export function termsAnswer({ version, publishedOn, hash, sections }: Terms): TermsAnswer {
  return { Version: version, PublishedOn: publishedOn, Hash: hash, Sections: sections };
}
