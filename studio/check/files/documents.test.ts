import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFiles } from '../../../engine/publish/readFiles';
import { DOCUMENT_FACTS, DOCUMENTS, PRINTS } from '../../../engine/definition/documents';
import { change, type Change } from '../testing/change';
import { composeProduct } from '../../../engine/definition/compose';
import { checkStructure } from '../structure/checkStructure';
import { checkDocuments } from './documents';

const { files } = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url)));
const DRAFT = '_documents/minuta.json';
const CLAUSES = 'licitante/clauses.json';

function faultsOf(...changes: Change[]) {
  const changed = change(Object.fromEntries(files), changes);
  const composed = composeProduct(changed, 'licitante');
  const faults = [...checkStructure(changed), ...composed.faults, ...checkDocuments(changed)];
  return faults.map(({ file, pointer, code, suggestion }) => ({ file, pointer, code, suggestion }));
}

describe('the check of documents', () => {
  it('takes a text that shows a fact, and refuses one that nothing fills', () => {
    const at = '/sections/0/paragraphs/0';
    expect(faultsOf({ file: DRAFT, at, to: 'Para {insuredName}' })).toEqual([]);
    expect(faultsOf({ file: DRAFT, at, to: 'Para {insuredNam}' })).toEqual([
      { file: DRAFT, pointer: at, code: 'unknown-parameter', suggestion: 'insuredName' },
    ]);
  });

  it('reads the clauses of a product and the shared ones alike', () => {
    const shared = '_shared/clauses/surety.json';
    const at = '/clauses/0/text';
    expect(faultsOf({ file: CLAUSES, at, to: '{policy}' })).toMatchObject([{ file: CLAUSES, pointer: at }]);
    expect(faultsOf({ file: shared, at, to: '{policy}' })).toMatchObject([{ file: shared, pointer: at }]);
  });

  it('misses a document, a shared clause, and knows no document of another name', () => {
    const gone = faultsOf({ file: DRAFT });
    expect(gone).toEqual([{ file: DRAFT, pointer: '', code: 'missing-file', suggestion: undefined }]);
    const include = faultsOf({ file: CLAUSES, at: '/include/0/clauses', to: '_shared/clauses/surty' });
    expect(include).toMatchObject([{ code: 'missing-file', suggestion: '_shared/clauses/surety.json' }]);
    const other = faultsOf({ file: '_documents/minutas.json', to: files.get(DRAFT)! });
    expect(other).toMatchObject([
      { file: '_documents/minutas.json', code: 'unused-file', suggestion: DRAFT },
    ]);
  });

  it('refuses a section that says something else, and a product without a title', () => {
    expect(faultsOf({ file: DRAFT, at: '/sections/0/print', to: 'sumary' })).toMatchObject([
      { code: 'wrong-value', suggestion: 'summary' },
    ]);
    expect(faultsOf({ file: CLAUSES, at: '/clauses/0/title', to: '' })).toMatchObject([{ code: 'too-few' }]);
  });
});

describe('the meta schema of documents', () => {
  const schema = JSON.parse(JSON.stringify(files.get('_meta/document.schema.json'))) as {
    properties: {
      number: { enum: string[] };
      sections: { items: { properties: { print: { enum: string[] } } } };
    };
  };

  it('lists what the engine knows', () => {
    const { number, sections } = schema.properties;
    expect(sections.items.properties.print.enum).toEqual([...PRINTS]);
    for (const fact of number.enum) expect(DOCUMENT_FACTS).toContain(fact);
    expect([...files.keys()].filter((file) => file.startsWith('_documents/'))).toHaveLength(DOCUMENTS.length);
  });
});
