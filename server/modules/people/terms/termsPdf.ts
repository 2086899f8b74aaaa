import type { Brand } from '../../../brand';
import { words } from '../../issued/printing/content/words';
import type { PrintedSection } from '../../issued/printing/content/PrintedDocument';
import { printDocuments } from '../../issued/printing/paper/printDocument';
import type { TermsSection } from '../../../../contract/terms';
import type { Terms } from './terms';

/** The terms as a PDF in A4, with the hash of their text on every page: the same bytes for the same version. */
export function termsPdf(terms: Terms, brand: Brand): Promise<Buffer> {
  const { version, publishedOn, sections, hash } = terms;
  return printDocuments([
    {
      brand: brand.name,
      title: 'Termos de Uso',
      number: `Versão ${version}`,
      about: `publicada em ${words.date(publishedOn)}`,
      sections: sections.map(printedSection),
      origin: `SHA-256 ${hash}`,
      printedAt: new Date(`${publishedOn}T12:00:00Z`),
    },
  ]);
}

function printedSection({ title, subDescription }: TermsSection, index: number): PrintedSection {
  const clauses = subDescription.map(({ textTitle, textDescription }) => ({
    title: textTitle,
    text: textDescription,
  }));
  return { kind: 'clauses', title: `${index + 1}. ${title}`, clauses };
}
