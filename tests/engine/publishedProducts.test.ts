import { describe, expect, it } from 'vitest';
import { loadBundles, compileBundle, constantsOf } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { createContext } from '../../engine/session/start';
import { Wizard } from './Wizard';

/** Sentences that the engine itself looks for. */
const NEEDED = [
  'required',
  'stepInvalid',
  'sendFailed',
  'enum',
  'review:unknown',
  'review:missing',
  'review:tampered',
];

/** Lists that have every answer (all states, all municipalities, the policies one may read), or only suggest some. */
const WHOLE_LISTS: readonly string[] = ['states', 'cities', 'policy-search', 'user-emails'];

const { files, faults } = readFiles('product-schemas');
const loaded = loadBundles(files);
const person = {
  executive: false,
  user: { name: 'Ana', email: 'ana@x.test', phone: '11987654321' },
  clients: [{ name: 'Acme', cpfcnpj: '11222333000181', lead: false }],
};
const env = { today: '2026-03-10', constants: constantsOf(files), context: createContext(person) };

describe('the published products', () => {
  it('are read without a fault', () => {
    expect([...faults, ...loaded.faults]).toEqual([]);
    expect(loaded.bundles.size).toBeGreaterThan(0);
  });

  it.each([...loaded.bundles])('%s has every sentence that the engine says', (_id, { definition }) => {
    expect(NEEDED.filter((key) => !definition.messages[key])).toEqual([]);
  });

  it.each([...loaded.bundles])('%s opens, and Continuar on an empty step only complains', (_id, bundle) => {
    const wizard = new Wizard(compileBundle(bundle), env);
    expect(wizard.steps.filter((status) => status === 'open')).toHaveLength(1);
    // A form that asks for nothing has nothing to complain of.
    const isAsking = bundle.definition.steps.some(({ required }) => required.length > 0);
    expect(wizard.continue().happened.at(-1)).toMatch(isAsking ? /^(invalid|opened) / : /^submit$/);
  });

  it.each([...loaded.bundles])(
    '%s asks for nothing that a short list cannot answer',
    (_id, { definition }) => {
      const fields = new Map<string, { ui: { byHand?: unknown } }>(
        definition.steps.flatMap(({ path, properties }) =>
          Object.entries(properties).map(([name, schema]) => [`${path}.${name}`, schema] as const),
        ),
      );
      const deadEnds = definition.rules.lookups.flatMap(({ source, options = {} }) =>
        Object.keys(options)
          .filter((path) => fields.get(path)!.ui.byHand === undefined && !WHOLE_LISTS.includes(source))
          .map((path) => `${path}: ${source}`),
      );
      expect(deadEnds).toEqual([]);
    },
  );
});
