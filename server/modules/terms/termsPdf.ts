import Pdf from 'pdfkit';
import type { Terms, TermsSection } from './terms';

type Page = PDFKit.PDFDocument;

const NAVY = '#0E347D';
const INK = '#16233b';
const MUTED = '#4a5a75';
const MARGIN = 56;

/** The terms as a PDF in A4, the same bytes for the same version. */
export async function termsPdf(terms: Terms): Promise<Buffer> {
  const date = new Date(`${terms.publishedOn}T12:00:00Z`);
  const info = { Title: 'Termos de Uso', Author: 'Lastro', CreationDate: date, ModDate: date };
  const page = new Pdf({ size: 'A4', margin: MARGIN, info, lang: 'pt-BR', bufferPages: true });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => page.on('end', resolve));
  heading(page, terms);
  terms.sections.forEach((section, index) => print(page, section, index + 1));
  numberPages(page, terms);
  page.end();
  await ended;
  return Buffer.concat(chunks);
}

function heading(page: Page, { version, publishedOn }: Terms): void {
  const day = publishedOn.split('-').toReversed().join('/');
  page.font('Helvetica-Bold').fontSize(22).fillColor(NAVY).text('Termos de Uso');
  page.font('Helvetica').fontSize(10).fillColor(MUTED).text(`Versão ${version}, publicada em ${day}`);
  page.moveDown(1);
}

function print(page: Page, { title, subDescription }: TermsSection, number: number): void {
  const roomForTwoLines = 90;
  if (page.y > page.page.height - MARGIN - roomForTwoLines) page.addPage();
  page.moveDown(0.8).font('Helvetica-Bold').fontSize(13).fillColor(NAVY).text(`${number}. ${title}`);
  for (const { textTitle, textDescription } of subDescription) {
    page.moveDown(0.5).font('Helvetica-Bold').fontSize(10).fillColor(INK).text(textTitle);
    page.font('Helvetica').text(textDescription, { lineGap: 2 });
  }
}

/** Page numbers stand below the margin, where pdfkit would otherwise begin a new page. */
function numberPages(page: Page, { hash }: Terms): void {
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    page.page.margins.bottom = 0;
    const text = `Página ${index + 1} de ${count} · SHA-256 ${hash}`;
    page.font('Helvetica').fontSize(7).fillColor(MUTED);
    page.text(text, MARGIN, page.page.height - 36, { lineBreak: false });
  }
}
