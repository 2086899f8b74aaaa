import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Ajv from 'ajv';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { choice, date, defineProduct, files, number, type Sketch } from '../../tests/engine/definitions';
import type { StepValidators } from '../model/CompiledDefinition';
import type { Definition } from '../model/Definition';
import type { FieldSchema } from '../model/FieldSchema';
import { toSchemaErrors, type AjvValidate } from '../validate/toSchemaErrors';
import { createValidators } from './createValidators';
import { moduleSource } from './moduleSource';

const sketch: Sketch = {
  steps: {
    's-1': {
      fields: {
        text: { minLength: 2, maxLength: 5, pattern: '^[a-z]+$' },
        document: { format: 'tax-id' },
        mail: { format: 'email' },
        start: date,
        value: { ...number, exclusiveMinimum: 0, errorMessage: { exclusiveMinimum: 'Maior que zero.' } },
        kind: { ui: { widget: 'select', options: ['1', { value: '2', label: 'Dois' }] } },
        holder: choice,
        docs: { ...files, maxItems: 2 },
        flag: { type: 'boolean' },
        count: { type: 'integer', minimum: 1, maximum: 3 },
      },
      required: ['text'],
    },
    second: {
      fields: { phone: { format: 'phone' }, cep: { format: 'cep' }, own: { format: 'person-name' } },
    },
  },
};
const definition = defineProduct(sketch);
const withField = (change: Partial<FieldSchema>): Definition => ({
  ...definition,
  steps: definition.steps.map((step) => {
    const { text } = step.properties;
    return text ? { ...step, properties: { ...step.properties, text: { ...text, ...change } } } : step;
  }),
});
const atRunTime = createValidators(definition);
const folder = mkdtempSync(join(tmpdir(), 'module-source-'));
let source: string;
let compiled: StepValidators;

beforeAll(async () => {
  source = await moduleSource(definition);
  const file = join(folder, 'product.mjs');
  writeFileSync(file, source);
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    definition: unknown;
    validate: Record<string, AjvValidate>;
  };
  expect(module.definition).toEqual(JSON.parse(JSON.stringify(definition)));
  const entries = Object.entries(module.validate).map(([id, validate]) => [id, toSchemaErrors(validate)]);
  compiled = Object.fromEntries(entries) as StepValidators;
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the module of a definition', () => {
  it('has a validator a step, whatever its name', () => {
    expect(Object.keys(compiled).toSorted()).toEqual(['s-1', 'second']);
  });

  it('needs neither eval nor any other module', () => {
    expect(source).not.toMatch(/\beval\(|new Function|(?<!['"])\brequire\(|^import\b|\bimport\(/m);
  });

  it('leaves the formats to the bundler that asks for it', async () => {
    const shared = await moduleSource(definition, { shareFormats: true });
    expect(shared.match(/^import\b.*$/gm)).toEqual([expect.stringMatching(/publish\/formats";$/)]);
    expect(shared.length).toBeLessThan(source.length);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['s-1', {}, []],
    ['s-1', { text: 'ab' }, []],
    ['s-1', { text: 'a' }, ['text minLength']],
    ['s-1', { text: 'abcdef' }, ['text maxLength']],
    ['s-1', { text: 'A1' }, ['text pattern']],
    ['s-1', { text: 5 }, ['text type']],
    ['s-1', { document: '52998224725' }, []],
    ['s-1', { document: '52998224724' }, ['document format']],
    ['s-1', { document: '11222333000181' }, []],
    ['s-1', { document: '12ABC34501DE35' }, []],
    ['s-1', { document: '12ABC34501DE36' }, ['document format']],
    ['s-1', { mail: 'ana@x.test' }, []],
    ['s-1', { mail: 'ana@' }, ['mail format']],
    ['s-1', { start: '2028-02-29' }, []],
    ['s-1', { start: '2027-02-29' }, ['start format']],
    ['s-1', { value: 0.01 }, []],
    ['s-1', { value: 0 }, ['value exclusiveMinimum']],
    ['s-1', { kind: '2' }, []],
    ['s-1', { kind: '3' }, ['kind enum']],
    ['s-1', { holder: { value: '1', label: 'Um' } }, []],
    ['s-1', { holder: { value: 1 } }, ['holder required', 'holder type']],
    ['s-1', { holder: { value: '1' } }, ['holder required']],
    ['s-1', { holder: { label: 'Um' } }, ['holder required']],
    ['s-1', { holder: '1' }, ['holder type']],
    ['s-1', { docs: [{}, {}] }, []],
    ['s-1', { docs: [{}, {}, {}] }, ['docs maxItems']],
    ['s-1', { flag: false }, []],
    ['s-1', { flag: 'false' }, ['flag type']],
    ['s-1', { count: 3 }, []],
    ['s-1', { count: 4 }, ['count maximum']],
    ['s-1', { count: 1.5 }, ['count type']],
    ['second', { phone: '11987654321', cep: '01310100', own: 'Ana Maria' }, []],
    ['second', { phone: '119', cep: '0131010', own: 'Ana 2' }, ['phone format', 'cep format', 'own format']],
  ])('judges %s %j as the validators of run time do', (step, value, codes) => {
    const verdict = compiled[step]!(value);
    expect(verdict.map((error) => `${error.path} ${error.code}`)).toEqual(codes);
    expect(verdict).toEqual(atRunTime[step]!(value));
  });

  it.each<[string, boolean, Definition]>([
    ['another title', false, withField({ title: 'Outro texto' })],
    ['another limit', true, withField({ maxLength: 6 })],
    ['another sentence', true, withField({ errorMessage: { maxLength: 'Longo demais.' } })],
  ])('compiles validators for %s: %s', async (_, isCompiled, changed) => {
    const compile = vi.spyOn(Ajv.prototype, 'addSchema');
    const other = await moduleSource(changed);
    expect(compile.mock.calls.length > 0).toBe(isCompiled);
    expect(other).not.toBe(source);
    compile.mockClear();
    expect(await moduleSource(changed)).toBe(other);
    expect(compile).not.toHaveBeenCalled();
  });

  it('says the sentences of the definition', () => {
    expect(compiled['s-1']!({ value: 0 })[0]!.message).toBe('Maior que zero.');
    expect(compiled['s-1']!({ text: 'abcdef' })[0]!.message).toBe('Digite no máximo 5 caracteres');
  });
});
