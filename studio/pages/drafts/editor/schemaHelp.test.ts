import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { helpFor, plainSnippet } from './schemaHelp';

const META = join(process.cwd(), 'product-schemas/_meta');
const texts = new Map(
  readdirSync(META).map((name) => [`_meta/${name}`, readFileSync(join(META, name), 'utf8')]),
);
const help = helpFor('demo/steps/first.json', texts)!;

/** What is offered where | stands. */
async function offered(marked: string) {
  const pos = marked.indexOf('|');
  const state = EditorState.create({ doc: marked.replace('|', '') });
  const found = await help.complete(new CompletionContext(state, pos, true));
  const typed = state.sliceDoc(found?.from, pos);
  const fits = found?.options.filter(({ label }) => label.startsWith(typed)) ?? [];
  return { state, pos, from: found?.from ?? pos, fits, labels: fits.map(({ label }) => label) };
}

/** The text after one of what is offered was taken. */
async function taken(marked: string, name: string): Promise<string> {
  const { state, pos, from, fits } = await offered(marked);
  const view = new EditorView({ state });
  const option = fits.find(({ label }) => label === name)!;
  if (typeof option.apply === 'function') option.apply(view, option, from, pos);
  return view.state.doc.toString();
}

const step = (question: string) => `{ "path": "first", "properties": { "use": { ${question} } } }`;

it('offers the names that a question may have, and the values that a name may take', async () => {
  const names = await offered(step('"title": "Uso", "m|"'));
  expect(names.labels).toEqual(expect.arrayContaining(['maxLength', 'minLength']));
  const values = await offered(step('"ui": { "widget": "|" }'));
  expect(values.labels).toEqual(expect.arrayContaining(['text', 'money']));
});

it.each([
  ['"title": "Uso", "maxL|"', 'maxLength', /"title": "Uso", "maxLength": 0 }/],
  ['"ui": { "widget": "mon|" }', 'money', /"widget": "money" }/],
])('writes over what was typed and its quotes: %s', async (marked, name, written) => {
  expect(await taken(step(marked), name)).toMatch(written);
});

it('explains a name, also of a schema that another one refers to', async () => {
  const text = step('"maxLength": 10');
  const state = EditorState.create({ doc: text });
  const found = await help.explain(state.doc, text.indexOf('maxLength') + 2);
  expect(found?.words).toMatch(/\w/);
  expect(text.slice(found?.pos, found?.end)).toBe('"maxLength"');
});

it('has nothing to say of a file that no schema explains', () => {
  expect(helpFor('notes.txt', texts)).toBeNull();
});

it('puts a snippet in without its places, the first selected', () => {
  expect(plainSnippet('"title": "$1"')).toEqual({ text: '"title": ""', from: 10, to: 10 });
  expect(plainSnippet('"maxLength": ${1:0}')).toEqual({ text: '"maxLength": 0', from: 13, to: 14 });
});
