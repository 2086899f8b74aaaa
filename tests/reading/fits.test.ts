import { expect, it } from 'vitest';
import { loadBundles, readFiles } from '../../engine/publish';
import { byFit, fitOf } from '../../engine/reading';
import { samplesOf } from './measure';
import { opened, pagesOf } from './readSample';
import { samplePdf, type Sample } from './samplePdf';

const reading = [...loadBundles(readFiles('product-schemas').files).bundles].flatMap(([id, bundle]) =>
  bundle.reading ? [{ id, reading: bundle.reading }] : [],
);

/** The products that a sample fits, the best first. */
async function fitting(sample: Sample): Promise<readonly string[]> {
  const pages = await pagesOf(await samplePdf(sample));
  const fits = reading.flatMap(({ id, reading: own }) => {
    const fit = fitOf(pages, own, opened(id));
    return fit ? [{ id, ...fit }] : [];
  });
  return fits.toSorted(byFit).map(({ id }) => id);
}

// One of 30 came second when this was measured, on 2026-11-28.
it('of all products the one that a document is for comes first, or second where it answers as much of another', async () => {
  const samples = ['edital', 'contrato', 'decisao'].flatMap(samplesOf);
  const places: number[] = [];
  for (const [, sample] of samples) places.push((await fitting(sample)).indexOf(sample.product));
  const first = places.filter((place) => place === 0).length;
  console.info(`of ${samples.length} documents ${first} lead to their product first`);
  expect(samples).toHaveLength(30);
  expect(first).toBeGreaterThanOrEqual(29);
  expect(places.filter((place) => place < 0 || place > 1)).toEqual([]);
});

it('a paper about something else fits none', () => {
  const pages = [{ lines: ['Recibo de aluguel da casa da praia, pago em dinheiro: R$ 900,00.'] }];
  const fits = reading.flatMap(({ id, reading: own }) => fitOf(pages, own, opened(id)) ?? []);
  expect(fits).toEqual([]);
});
