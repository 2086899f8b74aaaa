import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, expect, test } from 'vitest';
import { inspectPdf } from '../documents/inspectPdf';
import { currentTerms } from './terms';
import { termsPdf } from './termsPdf';

let content: Buffer;
beforeAll(async () => {
  content = await termsPdf(currentTerms);
});

/** The words of a PDF, page after page. */
async function textOf(pdf: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await task.promise;
  const numbers = Array.from({ length: file.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => (await file.getPage(number)).getTextContent()),
  );
  await task.destroy();
  return pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ');
}

test('is a PDF that the portal itself would accept', async () => {
  expect(await inspectPdf(content)).toBe('ok');
});

test('holds every section, and the hash of the text on its pages', async () => {
  const text = await textOf(content);
  for (const { title } of currentTerms.sections) expect(text).toContain(title);
  expect(text).toContain('comissão de 15% a 27% do prêmio');
  expect(text).toContain(currentTerms.hash);
});

test('is the same file for the same version', async () => {
  expect((await termsPdf(currentTerms)).equals(content)).toBe(true);
});
