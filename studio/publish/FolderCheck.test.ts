import { describe, expect, it } from 'vitest';
import { checkProducts } from '../check/checkProducts';
import { checkCases } from '../check/files/cases';
import { checkProduct, PARTS } from '../check/product/checkProduct';
import { createSubject } from '../check/product/subject';
import { badDefinitions } from '../check/testing/badDefinitions';
import { baseProduct } from '../check/testing/baseProduct';
import { change, type Change } from '../check/testing/change';
import { productIds } from '../../engine/definition/compose';
import type { ProductFiles } from '../../engine/definition/files';
import type { Json } from '../../engine/expression';
import { checkedFiles, checkHash } from './checkHash';
import { FolderCheck } from './FolderCheck';
import { readFiles } from '../../engine/publish/readFiles';
import type { Trace } from './Trace';

const { files: shipped } = readFiles('product-schemas');
const meta = Object.fromEntries([...shipped].filter(([file]) => file.startsWith('_meta/')));
const base: Record<string, Json> = { ...meta, ...baseProduct };
const ids = productIds(shipped);

/** What a check finds, and the products that it had to look at. */
function found(check: FolderCheck, files: ProductFiles) {
  const steps = check.run(files);
  const looked = new Set<string>();
  for (;;) {
    const step = steps.next();
    if (step.done) return { faults: step.value, looked: [...looked] };
    looked.add(step.value.product);
  }
}

const sound = (looked: readonly string[]) => ({ faults: [], looked });

describe('a folder that is checked after another', () => {
  it('is told all that is wrong with it, as if it were the first', () => {
    const check = new FolderCheck('this');
    expect(found(check, change(base, []))).toEqual(sound(['demo']));
    for (const { it: what, change: changes } of badDefinitions) {
      const files = change(base, changes);
      expect(found(check, files).faults, what).toEqual(checkProducts(files));
    }
    expect(found(check, change(base, []))).toEqual(sound([]));
  });

  it.each<[string, Change]>([
    ['its own file', { file: 'demo/product.json', at: '/version', to: 2 }],
    ['a constant that it reads', { file: 'constants.json', at: '/rate/1/value', to: 3 }],
    ['a shared sentence', { file: '_shared/messages.json', at: '/sendFailed', to: 'Não foi' }],
  ])('is looked at again for %s, and once', (_what, one) => {
    const check = new FolderCheck('this');
    found(check, change(base, []));
    expect(found(check, change(base, [one]))).toEqual(sound(['demo']));
    expect(found(check, change(base, [one]))).toEqual(sound([]));
  });

  it('is looked at again where its cases did not hold', () => {
    const event = { id: 'no', description: 'No', events: [], expect: { open: 'terms' } };
    const cases = { $schema: '../../_meta/cases.schema.json', cases: [event] };
    const files = change({ ...base, 'demo/cases/no.cases.json': cases }, []);
    const check = new FolderCheck('this');
    const first = found(check, files);
    expect(first.faults).toMatchObject([
      { file: 'demo/cases/no.cases.json', pointer: '/cases/0', code: 'case' },
    ]);
    expect(first.looked).toEqual(['demo']);
    expect(found(check, files)).toEqual(first);
  });
});

describe('a folder of which constants are others', () => {
  const rate = (value: number): Change => ({ file: 'constants.json', at: '/rate/1/value', to: value });
  const cases: Json = {
    $schema: '../../_meta/cases.schema.json',
    cases: [
      { id: 'opens', description: 'Opens', events: [], expect: { open: 'details' } },
      { id: 'priced', description: 'Priced', events: [], expect: { rating: { iofRate: 2 } } },
    ],
  };
  const rated = change({ ...base, 'demo/cases/all.cases.json': cases }, [
    { file: 'demo/rating.json', at: '/iofRate', to: { constant: ['rate'] } },
  ]);

  it('is told a case that holds no longer, and is sound again once they are changed back', () => {
    const check = new FolderCheck('this');
    expect(found(check, rated)).toEqual(sound(['demo']));
    const other = change(Object.fromEntries(rated), [rate(3)]);
    expect(found(check, other).faults).toMatchObject([{ pointer: '/cases/1', code: 'case' }]);
    expect(found(check, rated)).toEqual(sound([]));
  });

  it('is looked at again only where they are read', () => {
    const traces: Trace[] = [];
    const check = new FolderCheck('this', (trace) => traces.push(trace));
    found(check, rated);
    const [{ readers }] = traces as [Trace];
    const parts = readers.flatMap(([names, numbers]) => (names.includes('rate') ? numbers : []));
    const [types, priced] = [PARTS.findIndex(({ name }) => name === 'types'), PARTS.length + 3];
    expect(parts).toEqual([types, priced]);
  });

  it('is told of all conditions that no longer hold, where one is asked by two parts', () => {
    const when: Json = { '<': [{ var: 'terms.amount' }, { constant: ['rate'] }] };
    const asked = change(Object.fromEntries(rated), [
      {
        file: 'demo/rules.json',
        at: '/states/-',
        to: { id: 'small', fields: ['terms.days'], when, then: { required: true } },
      },
      {
        file: 'demo/rating.json',
        at: '/decisions/-',
        to: { id: 'small', when, outcome: 'analyse', reason: 'Valor baixo.' },
      },
    ]);
    const check = new FolderCheck('this');
    expect(found(check, asked)).toEqual(sound(['demo']));
    const never = change(Object.fromEntries(asked), [
      { file: 'constants.json', at: '/rate/0/value', to: -1 },
      { file: 'constants.json', at: '/rate/1/value', to: -2 },
    ]);
    const { faults } = found(check, never);
    expect(faults).toEqual(checkProducts(never));
    expect(faults.map(({ file }) => file)).toEqual(['demo/rules.json', 'demo/rating.json']);
  });

  it('takes over what the same engine found elsewhere, and nothing of any other', () => {
    const kept: string[] = [];
    found(new FolderCheck('this', (trace) => kept.push(JSON.stringify(trace))), rated);
    const taught = (engine: string) => {
      const check = new FolderCheck(engine);
      for (const trace of kept) check.learn(JSON.parse(trace) as Trace);
      return found(check, rated).looked;
    };
    expect(taught('this')).toEqual([]);
    expect(taught('that')).toEqual(['demo']);
  });
});

/** Notes which files were asked for. */
class WatchedFiles extends Map<string, Json> {
  readonly asked = new Set<string>();

  override get(file: string): Json | undefined {
    this.asked.add(file);
    return super.get(file);
  }

  override has(file: string): boolean {
    this.asked.add(file);
    return super.has(file);
  }
}

/** The shipped products of which the check reads something new after a change. */
function readersOf(...changes: readonly Change[]): string[] {
  const after = change(Object.fromEntries(shipped), changes);
  return ids.filter((id) => checkHash(after, id) !== checkHash(shipped, id));
}

describe('what a check reads', () => {
  it.each<[string, Change, readonly string[]]>([
    ['a file of its own', { file: 'licitante/cases/given.json', at: '/more', to: {} }, ['licitante']],
    [
      'the rate of two products',
      { file: 'constants.json', at: '/bid-annual-rate/0/value', to: 1 },
      ['endosso', 'licitante'],
    ],
    ['a sentence of all', { file: '_shared/messages.json', at: '/required', to: 'Falta' }, ids],
    ['the catalogue', { file: 'catalogue.json', at: '/more', to: 1 }, ids],
    ['a document, which is checked for all at once', { file: '_documents/boleto.json', at: '/a', to: 1 }, []],
  ])('is another for the readers of %s only', (_what, one, readers) => {
    expect(readersOf(one)).toEqual(readers);
  });

  it('is another where a fragment is that another fragment includes', () => {
    const file = '_shared/rules/typed-name.json';
    const included = ids.filter((id) => checkedFiles(shipped, id).has(file));
    expect(included).toContain('licitante');
    expect(readersOf({ file, at: '/more', to: 1 })).toEqual(included);
  });

  it('is what its hash is made of, and nothing else', () => {
    for (const id of ids) {
      const files = new WatchedFiles(shipped);
      checkProduct(files, id);
      checkCases(files, createSubject(files, id), []);
      const known = new Set([...checkedFiles(shipped, id), 'constants.json']);
      expect([...files.asked].filter((file) => shipped.has(file) && !known.has(file))).toEqual([]);
    }
  });
});
