import { SignPdf } from '@signpdf/signpdf';
import type { PadesSigner } from '../../../../infra/signature/PadesSigner';
import type { PrintedDocument, PrintedSection } from '../content/PrintedDocument';
import { drawSlip } from '../billet/drawSlip';
import { drawLines } from './drawLines';
import { drawAmounts, drawTable } from './drawTable';
import { drawClauses, drawNotice, drawParagraphs } from './drawText';
import { drawVerification, verificationRoom } from './drawVerification';
import { furnish } from './furniture';
import { Paper } from './Paper';
import { COLOURS, PAGE, RIGHT, STYLES } from './theme';

const HEADING_ROOM = 76;

/**
 * Prints documents into one PDF, each from a new page; header and footer are the first one's. Signed if there is a
 * signer.
 */
export async function printDocuments(
  documents: readonly [PrintedDocument, ...PrintedDocument[]],
  signer: PadesSigner | null = null,
): Promise<Buffer> {
  const [first, ...others] = documents;
  const paper = new Paper(`${first.title} ${first.number}`, first.brand, first.printedAt, first.marked);
  drawDocument(paper, first);
  for (const document of others) {
    paper.nextPage();
    drawDocument(paper, document);
  }
  furnish(paper, first);
  if (!signer) return paper.finish();
  paper.leaveSignature(signer, { reason: `${first.title} ${first.number}`, at: first.printedAt });
  return new SignPdf().sign(await paper.finish(), signer);
}

function drawDocument(paper: Paper, document: PrintedDocument): void {
  paper.tag('H1', () => paper.piece(document.title, () => paper.text(document.title, STYLES.title)));
  const about = `${document.number} · ${document.about}`;
  paper.tag('P', () => paper.piece(document.about, () => paper.text(about, STYLES.number)));
  paper.gap(12);
  for (const section of document.sections) drawSection(paper, section);
}

function drawSection(paper: Paper, section: PrintedSection): void {
  if (section.kind === 'verification') paper.room(verificationRoom(paper, section));
  paper.group('Sect', () => {
    const { title } = section;
    if (title) paper.piece(section, () => drawHeading(paper, title));
    drawBody(paper, section);
  });
  paper.gap(10);
}

function drawHeading(paper: Paper, title: string): void {
  paper.room(HEADING_ROOM);
  paper.tag('H2', () => paper.text(title, STYLES.heading));
  const y = paper.y + 2;
  paper.ornament((doc) => doc.moveTo(PAGE.left, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(COLOURS.line));
  paper.moveTo(y + 7);
}

function drawBody(paper: Paper, section: PrintedSection): void {
  if (section.kind === 'lines') return drawLines(paper, section.lines);
  if (section.kind === 'amounts') return drawAmounts(paper, section.lines);
  if (section.kind === 'table') return drawTable(paper, section.columns, section.rows);
  if (section.kind === 'slip') return drawSlip(paper, section.slip);
  if (section.kind === 'verification') return drawVerification(paper, section);
  if (section.kind === 'clauses') return drawClauses(paper, section.clauses);
  return section.title ? drawParagraphs(paper, section.paragraphs) : drawNotice(paper, section.paragraphs);
}
