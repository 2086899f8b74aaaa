import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileDefinition, draftOf, resume, transition, upgrade, upgradeNews } from '../../engine/index';
import type { CompiledDefinition, Definition, FieldSchema, Option } from '../../engine/index';
import { start } from '../../engine/session/start';
import { loadBundles, compileBundle, constantsOf } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';

/** A version that was in force once, as its commit had it: what was asked, of which kind, with which options. */
interface Past {
  readonly commit: string;
  readonly steps: readonly {
    readonly id: string;
    readonly path: string;
    readonly title: string;
    readonly fields: readonly {
      readonly name: string;
      readonly title: string;
      readonly type: FieldSchema['type'];
      readonly widget: string;
      readonly readOnly?: boolean;
      readonly options?: readonly (Option | string)[];
    }[];
  }[];
}

const FOLDER = 'tests/engine/past';
const { files } = readFiles('product-schemas');
const { bundles } = loadBundles(files);
const env = { today: '2026-11-20', constants: constantsOf(files), context: { companies: [], route: {} } };

const past = readdirSync(FOLDER).flatMap((file) => {
  const versions = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as readonly Past[];
  return versions.map((version) => [file.replace('.json', ''), version.commit, version] as const);
});

function definitionOf(id: string, { commit, steps }: Past): CompiledDefinition {
  const definition = {
    id,
    hash: commit,
    rules: { initial: [], derived: [], states: [], relations: [], resets: [], checks: [], lookups: [] },
    record: { fields: [], constants: [] },
    summary: [],
    messages: {},
    steps: steps.map(({ fields, ...step }) => ({
      ...step,
      required: [],
      properties: Object.fromEntries(
        fields.map(({ name, widget, options, ...schema }) => [name, { ...schema, ui: { widget, options } }]),
      ),
    })),
  };
  const nothingWrong = Object.fromEntries(steps.map(({ id: step }) => [step, () => []]));
  return compileDefinition(definition as unknown as Definition, nothingWrong);
}

/** Some answer of the kind that a question asks for. */
function answerOf({ schema }: CompiledDefinition['fields'][number]): unknown {
  const [first] = schema.ui.options ?? [];
  const option = typeof first === 'object' ? first.value : first;
  if (schema.type === 'array') return [{ DocumentID: 'd', DocumentName: 'edital.pdf' }];
  if (schema.type === 'object') return { value: option ?? '1', label: 'Um' };
  if (schema.type === 'boolean') return true;
  return option ?? (schema.type === 'string' ? 'resposta' : 7);
}

describe.each(past)('%s as it was in %s', (id, _commit, version) => {
  const today = compileBundle(bundles.get(id)!);
  const before = definitionOf(id, version);
  const asked = before.fields.filter(({ schema }) => !schema.readOnly);
  const answers = Object.fromEntries(asked.map((field) => [field.path, answerOf(field)]));
  const taken = upgrade(today, answers, before);

  it('loses no answer without naming it, and changes nothing a second time', () => {
    const named = new Set(taken.lost.map(({ former }) => former));
    const places = Object.keys(taken.answers).length;
    expect(places + named.size).toBe(asked.length);
    expect(upgrade(today, taken.answers)).toEqual({ answers: taken.answers, lost: [], mapped: [] });
    // What was ever asked is asked today: whoever takes a question away says here what is lost.
    expect(taken).toMatchObject({ lost: [], mapped: [] });
  });

  it('opens as a draft, once and again, with its person where they were', () => {
    const steps = Object.fromEntries(
      before.steps.map(({ definition }, at) => [definition.id, at === 0 ? 'open' : 'pending'] as const),
    );
    const draft = { definition: version.commit, answers, steps };
    const opened = transition(start(today, env).session, resume(draft, before)).session;
    expect(opened.steps.findIndex(({ status }) => status === 'open')).toBe(0);
    expect(upgradeNews(opened, draft, before).map(({ step }) => step)).toEqual(expect.any(Array));
    const kept = draftOf(opened);
    const again = transition(start(today, env).session, resume(kept)).session;
    expect(draftOf(again)).toEqual(kept);
    expect(upgradeNews(again, kept)).toEqual([]);
  });
});
