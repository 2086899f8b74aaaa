import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFiles } from '../../../engine/publish/readFiles';
import { readTexts } from '../../../engine/publish/readTexts';
import type { Json } from '../../../engine/expression';
import { setJson } from '../../edit/jsonEdits';
import { readJson } from '../../edit/readJson';
import { checkDefinition } from '../../check/checkProducts';
import { casesOf, runCases } from '../runCases';
import { stageOf } from '../testing/stageOf';
import { adopted } from './adopt';
import { causesOf, type Cause } from './causesOf';
import { filled, fillPlaces } from './fill';

const PRODUCT = 'licitante';
const STEP = 'licitante/steps/object.json';
const shipped = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url))).texts;

type Texts = ReadonlyMap<string, string>;

const changed = (...changes: readonly (readonly [file: string, pointer: string, value: Json])[]): Texts => {
  const texts = new Map(shipped);
  for (const [file, pointer, value] of changes) texts.set(file, setJson(texts.get(file)!, pointer, value));
  return texts;
};

function failing(texts: Texts): readonly Cause[] {
  const { files } = readTexts(texts);
  return causesOf(runCases(stageOf(files, PRODUCT), casesOf(files, PRODUCT)).results);
}

/** Adopts cause after cause, as an analyst would; a case that goes on fails for the next reason. */
function adoptAll(from: Texts): { readonly texts: Texts; readonly turns: number } {
  let [texts, turns] = [from, 0];
  for (
    let causes = failing(texts);
    causes.some((one) => one.isAdoptable) && turns < 20;
    causes = failing(texts)
  ) {
    const next = new Map(texts);
    for (const { file, id, found } of causes.find((one) => one.isAdoptable)!.cases)
      next.set(file, adopted(next.get(file)!, id, found));
    [texts, turns] = [next, turns + 1];
  }
  return { texts, turns };
}

const faultsOf = (texts: Texts) =>
  checkDefinition(readTexts(texts).files, PRODUCT).map(({ message }) => message);

describe('cases that fail', () => {
  it('stand by what they fail for, and none where none fails', () => {
    expect(failing(shipped)).toEqual([]);
    const causes = failing(changed(['constants.json', '/bid-annual-rate/0/value', 1.3]));
    expect(causes.length).toBeGreaterThan(0);
    expect(causes.map(({ key }) => key)).toContain('value rating commercialPremium');
    const counts = causes.map(({ cases }) => cases.length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it.each<[string, Texts]>([
    ['another rate', changed(['constants.json', '/bid-annual-rate/0/value', 1.3])],
    ['another sentence', changed(['_shared/messages.json', '/required', 'Responda aqui.'])],
    ['another limit', changed([STEP, '/properties/noticeNumber/maxLength', 10])],
  ])('expect what came once it is adopted: %s', (_what, texts) => {
    const before = failing(texts);
    expect(before.length).toBeGreaterThan(0);
    const { texts: after } = adoptAll(texts);
    expect(failing(after).filter(({ isAdoptable }) => isAdoptable)).toEqual([]);
    expect(failing(after).length).toBeLessThan(before.length);
    expect(faultsOf(after)).toEqual(faultsOf(texts));
  });

  it('get a newly required answer where they take their answers from, and then go on', () => {
    const question = { title: 'Lote', type: 'string', maxLength: 20, ui: { widget: 'text', width: 'half' } };
    const required = readJson(shipped.get(STEP)!, '/required') as readonly string[];
    const texts = changed([STEP, '/properties/lot', question], [STEP, '/required', [...required, 'lot']]);
    const path = `${String(readJson(shipped.get(STEP)!, '/path'))}.lot`;
    const cause = failing(texts).find(({ missing }) => missing === path)!;
    expect(cause.cases.length).toBeGreaterThan(10);
    const places = fillPlaces(texts, PRODUCT, cause.cases, path);
    expect(places.length).toBeLessThan(cause.cases.length);
    const after = new Map([...texts, ...filled(texts, places, path, '7')]);
    expect(failing(after).filter(({ missing }) => missing === path)).toEqual([]);
    expect(faultsOf(after)).toEqual(faultsOf(texts));
  });
});
