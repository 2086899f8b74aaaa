import { openPdf } from '../document-viewer/openPdf';

/** The data of a policy stands on its first pages. */
const PAGES = 3;

/** The text of a PDF's first pages, read in this browser; empty where it cannot be read, such as of a scan. */
export async function readPdfText(file: File): Promise<string> {
  try {
    const { pdf } = await openPdf(new Uint8Array(await file.arrayBuffer()));
    const texts: string[] = [];
    for (let number = 1; number <= Math.min(PAGES, pdf.numPages); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
    return texts.join(' ');
  } catch {
    return '';
  }
}
