import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pointerPart } from '../../engine/definition';
import { readFiles } from '../../engine/publish/readFiles';
import { readJson } from '../edit/readJson';
import { searchTexts, type Hit, type Part } from './searchTexts';

const STEP = 'demo/steps/object.json';
const RULES = 'demo/rules.json';
const CASES = 'demo/cases/object.cases.json';
const texts = new Map([
  ['_meta/step.schema.json', '{ "title": "Prazo" }'],
  [CASES, '{ "cases": [\n  { "id": "prazo-curto" }\n] }\n'],
  [
    RULES,
    '[\n  { "note": "diz \\"até\\" e\\nquebra" },\n  { "id": "limit", "max": 1500, "from": "2027-03-01" }\n]\n',
  ],
  [
    STEP,
    '{\n  "path": "objectProperty",\n  "properties": {\n    "deadline": { "title": "Prazo da Licitação", "hint": "Até 1.500 dias" }\n  }\n}\n',
  ],
  ['constants.json', '{\n  "longest-deadline": [{ "from": "2027-03-01", "value": 15000 }]\n}\n'],
  ['_shared/messages.json', '{\n  "limit": "O prazo é longo",'],
]);

const find = (typed: string, part: Part = 'definitions', most = 10) =>
  searchTexts(texts, typed, { part, most });
const placesOf = (typed: string) => find(typed).hits.map(({ file, pointer }) => `${file}#${pointer}`);
const marked = ({ text, start, end }: Hit) => text.slice(start, end);

describe('a text of the definitions', () => {
  it.each([
    ['a title, without accents and in any case', 'LICITACAO', [`${STEP}#/properties/deadline/title`]],
    ['with accents that are not there', 'prázo da', [`${STEP}#/properties/deadline/title`]],
    ['a key', 'longest-deadline', ['constants.json#/longest-deadline']],
    ['a question by its name everywhere else', 'objectProperty.deadline', [`${STEP}#/properties/deadline`]],
    ['a number as people write it', 'R$ 1.500,00', [`${RULES}#/1/max`]],
    [
      'a day, in constants first',
      '01/03/2027',
      ['constants.json#/longest-deadline/0/from', `${RULES}#/1/from`],
    ],
    ['quotes and a line break that JSON writes otherwise', 'diz "ate" e quebra', [`${RULES}#/0/note`]],
    [
      'in what is no JSON yet, what is shared first',
      'prazo',
      ['_shared/messages.json#/limit', `${STEP}#/properties/deadline/title`],
    ],
    ['signs that mean something in a pattern', '(.*)', []],
  ])('is found: %s', (_what, typed, places) => {
    expect(placesOf(typed)).toEqual(places);
  });

  it('is told with its line and what of it was found', () => {
    const [hit] = find('licitacao').hits;
    expect(hit).toMatchObject({ line: 4 });
    expect(hit!.text).toMatch(/^"deadline": \{ "title": "Prazo da Licitação", "hint": "Até 1\.500 dias" \}$/);
    expect(marked(hit!)).toBe('Licitação');
  });

  it('is counted in definitions and in cases, of which one part is told, as far as asked', () => {
    expect(find('prazo').totals).toEqual({ definitions: 2, cases: 1 });
    expect(find('prazo', 'definitions', 1).hits).toHaveLength(1);
    expect(find('prazo', 'cases').hits).toMatchObject([{ file: CASES, pointer: '/cases/0/id', line: 2 }]);
  });

  it('in a line as long as a file may be is told with what is around it', () => {
    const line = `{ "a": "${'x '.repeat(200_000)}prazo ${'y '.repeat(200_000)}prazo" }`;
    const { hits } = searchTexts(new Map([[STEP, line]]), 'prazo', { part: 'definitions', most: 10 });
    expect(hits).toHaveLength(2);
    for (const hit of hits) {
      expect(hit.text.length).toBeLessThan(300);
      expect(marked(hit)).toBe('prazo');
    }
  });
});

it('every title of every shipped question leads to it', () => {
  const folder = fileURLToPath(new URL('../../product-schemas', import.meta.url));
  const shipped = readFiles(folder).texts;
  let tried = 0;
  for (const [file, text] of shipped) {
    if (!/^licitante\/steps\//.test(file)) continue;
    const properties = readJson(text, '/properties') as Record<string, { title?: string }>;
    for (const [name, { title }] of Object.entries(properties)) {
      if (!title) continue;
      const { hits } = searchTexts(shipped, title, { part: 'definitions', most: 1000 });
      const pointer = `/properties${pointerPart(name)}/title`;
      expect(hits.map((hit) => `${hit.file}#${hit.pointer}`)).toContain(`${file}#${pointer}`);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(10);
});
