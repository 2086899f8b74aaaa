import { beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../../testing/readPdf';
import { inspectPdf } from '../../documents/inspectPdf';
import { readBrand } from '../../../brand';
import { termsOf } from './terms';
import { termsPdf } from './termsPdf';

const brand = readBrand({});
const currentTerms = termsOf(brand);
let content: Buffer;
beforeAll(async () => {
  content = await termsPdf(currentTerms, brand);
});

test('is a PDF that the portal itself would accept', async () => {
  expect(await inspectPdf(content)).toBe('ok');
});

test('holds every section, and the hash of the text on its pages', async () => {
  const { pages, ...about } = await readPdf(content);
  const title = `Termos de Uso Versão ${currentTerms.version}`;
  expect(about).toMatchObject({ title, language: 'pt-BR', isTagged: true });
  const text = pages.join(' ');
  for (const section of currentTerms.sections) expect(text).toContain(section.title);
  expect(text).toContain('comissão de 15% a 27% do prêmio');
  pages.forEach((page, index) => {
    expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
    expect(page).toContain(currentTerms.hash);
  });
});

test('is the same file for the same version', async () => {
  expect((await termsPdf(currentTerms, brand)).equals(content)).toBe(true);
});
