import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { start, type Session } from '../../engine/index';
import { compileBundle, loadBundles, readFiles } from '../../engine/publish';
import { constantsOf } from '../../engine/definition';
import { readDocument, type PageText, type Proposal } from '../../engine/reading';
import { linesOf } from '../../src/features/wizard/reading/linesOf';
import { samplePdf, type Sample } from './samplePdf';

const { files } = readFiles('product-schemas');
const { bundles } = loadBundles(files);

/** The lines of a PDF's pages, as the portal reads them. */
export async function pagesOf(content: Uint8Array): Promise<readonly PageText[]> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const pdf = await task.promise;
  const pages: PageText[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push({ lines: linesOf(items.filter((item) => 'str' in item)) });
  }
  await task.destroy();
  return pages;
}

const sessions = new Map<string, Session>();

/** A wizard of the product that has just been opened. */
export function opened(product: string): Session {
  const env = { today: '2026-11-28', constants: constantsOf(files), context: { companies: [] } };
  const session = sessions.get(product) ?? start(compileBundle(bundles.get(product)!), env).session;
  sessions.set(product, session);
  return session;
}

/** What the product's reading proposes of a sample. */
export async function readSample(sample: Sample): Promise<readonly Proposal[]> {
  const pages = await pagesOf(await samplePdf(sample));
  const { reading } = bundles.get(sample.product)!;
  return readDocument(pages, reading!, opened(sample.product));
}
