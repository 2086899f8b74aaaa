import { createHash } from 'node:crypto';
import type { TermsSection, TermsText } from '../../../../contract/terms';
import type { Brand } from '../../../brand';
import version1 from './versions/1.0.json' with { type: 'json' };

/** One version of the terms of use. A published version is never edited: a new text is a new file. */
export interface Terms {
  version: string;
  /** Civil date, YYYY-MM-DD. */
  publishedOn: string;
  sections: TermsSection[];
  /** SHA-256 of the sections, in hexadecimal: proves which text a person accepted. */
  hash: string;
}

const versions = [version1];

const inForce = versions.at(-1) ?? version1;

export const currentVersion = inForce.version;

export function termsOf(brand: Brand): Terms {
  const sections = inForce.sections.map((section) => ({
    ...section,
    subDescription: section.subDescription.map((item) => withName(item, brand.name)),
  }));
  const hash = createHash('sha256').update(JSON.stringify(sections)).digest('hex');
  return { ...inForce, sections, hash };
}

const withName = ({ id, textTitle, textDescription }: TermsText, name: string): TermsText => ({
  id,
  textTitle,
  textDescription: textDescription.replaceAll('{brand}', name),
});
