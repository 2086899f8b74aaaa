import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createSubject } from '../../check/product/subject';
import { baseProduct } from '../../check/testing/baseProduct';
import { isMeta } from '../../check/structure/fileKind';
import { readFiles } from '../../../engine/publish/readFiles';
import { mutantsOf } from './mutantsOf';
import { refusal } from './refusal';

const shipped = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url))).files;
const meta = [...shipped].filter(([file]) => isMeta(file));

/** What is said of the changes of a place. */
function refusedAt(pointer: string, schemas = meta): [string, boolean][] {
  const subject = createSubject(new Map([...schemas, ...Object.entries(baseProduct)]), 'demo');
  const isRefused = refusal(subject);
  return mutantsOf(subject)
    .filter((mutant) => mutant.pointer === pointer)
    .map((mutant) => [mutant.says, isRefused(mutant)]);
}

describe('changes that the product check refuses', () => {
  it('are told from those that could be published', () => {
    expect(refusedAt('/steps/1/properties/text/readOnly')).toEqual([['readOnly is gone', true]]);
    expect(refusedAt('/steps/1/properties/start/format')).toEqual([['format is gone', true]]);
    expect(refusedAt('/steps/1/properties/amount/exclusiveMinimum')).toEqual([
      ['exclusiveMinimum becomes 0.01', false],
      ['exclusiveMinimum becomes -0.01', false],
    ]);
    expect(refusedAt('/constants/rate/1/from').map(([, isRefused]) => isRefused)).toEqual([false, false]);
  });

  it('are none in a fragment that others include, nor of a product that was never sound', () => {
    expect(refusedAt('/rules/lookups/0/locks')).toEqual([['locks is gone', false]]);
    expect(refusedAt('/steps/1/properties/text/readOnly', [])).toEqual([['readOnly is gone', false]]);
  });
});
