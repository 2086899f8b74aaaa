import { describe, expect, it } from 'vitest';
import { readFiles, loadBundles } from '../../engine/publish';
import { readDocument } from '../../engine/reading';
import { rates, readAll, samplesOf } from './measure';
import { opened } from './readSample';

/** How many of a family's samples the patterns were written beside; the others came after and changed none of them. */
const BESIDE = 7;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

interface Floor {
  readonly precision: number;
  readonly recall: number;
}

/** A little below what was measured on 2026-11-28, so that a reading which gets worse is noticed. */
const FLOORS: Readonly<Record<string, { readonly beside: Floor; readonly after: Floor }>> = {
  edital: { beside: { precision: 0.96, recall: 0.96 }, after: { precision: 0.8, recall: 0.7 } },
  contrato: { beside: { precision: 0.96, recall: 0.96 }, after: { precision: 0.9, recall: 0.72 } },
  decisao: { beside: { precision: 0.94, recall: 0.94 }, after: { precision: 0.9, recall: 0.6 } },
};

describe.each(Object.entries(FLOORS))('documents like %s', (family, { beside, after }) => {
  it.each([
    ['that the patterns were written beside', 0, BESIDE, beside],
    ['that were written after them', BESIDE, Infinity, after],
  ] as const)('%s', async (what, from, to, floor) => {
    const read = await readAll(samplesOf(family).slice(from, to));
    const { precision, recall, right, wrong, missed } = rates(read);
    const counts = `${right} right, ${wrong} wrong, ${missed} missed`;
    console.info(
      `${family}, ${read.length} ${what}: precision ${percent(precision)}, recall ${percent(recall)} (${counts})`,
    );
    const told = JSON.stringify(
      read.filter((one) => one.wrong.length + one.missed.length > 0),
      null,
      1,
    );
    expect(precision, told).toBeGreaterThanOrEqual(floor.precision);
    expect(recall, told).toBeGreaterThanOrEqual(floor.recall);
  });
});

it('a way of bidding beside the taxpayer number is no insured', () => {
  const { reading } = loadBundles(readFiles('product-schemas').files).bundles.get('licitante')!;
  const lines = [
    'EDITAL DE PREGÃO ELETRÔNICO Nº 045/2026',
    'CNPJ: 45.997.418/0001-53',
    'Garantia: R$ 12.500,00',
  ];
  const proposals = readDocument([{ lines }], reading!, opened('licitante'));
  expect(proposals.map(({ path }) => path)).toContain('insured.document');
  expect(proposals.find(({ path }) => path === 'insured.name')).toBeUndefined();
});
