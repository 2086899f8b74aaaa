import { keywordsOf, messageFor, pointerPart } from '../../../../engine/definition';
import { type Definition, type FieldSchema, nearest } from '../../../../engine/index';
import type { Finding } from '../../finding';
import type { Check } from '../subject';

const FILLED = ['limit', 'title'];

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

export const fieldMessages: Check = function* ({ all, definition }) {
  for (const { schema, pointer } of all) {
    const keywords = keywordsOf(schema);
    for (const keyword of keywords) {
      if (messageFor(schema, keyword, definition.messages) !== undefined) continue;
      const message = `There is no sentence for ${keyword}; give one in errorMessage.`;
      // The keyword enum comes from the options.
      const at = keyword === 'enum' ? 'ui/options' : keyword;
      yield { pointer: `${pointer}/${at}`, code: 'missing-message', message };
    }
    for (const keyword of Object.keys(schema.errorMessage ?? {})) {
      if (keyword === 'required' || keywords.includes(keyword)) continue;
      const message = `The field has no ${keyword}, so that this sentence is never said.`;
      yield { pointer: `${pointer}/errorMessage/${keyword}`, code: 'unused-message', message };
    }
  }
};

/** Shared sentences are fixed in the messages file. */
function isShared(definition: Pick<Definition, 'messages'>, schema: FieldSchema, keyword: string): boolean {
  const key = keyword === 'format' ? `format:${schema.format}` : keyword;
  return placeholders(definition.messages[key] ?? '').some((name) => !FILLED.includes(name));
}

function* unfilled(text: string, filled: readonly string[], pointer: string): Generator<Finding> {
  for (const name of placeholders(text)) {
    if (filled.includes(name)) continue;
    const message = `Nothing fills {${name}}.`;
    yield { pointer, code: 'unknown-parameter', message, suggestion: nearest(name, filled) };
  }
}

/** The {parameters} of sentences are those that are filled in, and none is computed in vain. */
export const messageParameters: Check = function* ({ all, definition }) {
  for (const [index, check] of definition.rules.checks.entries()) {
    const names = Object.keys(check.params ?? {});
    yield* unfilled(check.message, names, `/rules/checks/${index}/message`);
    for (const name of names) {
      if (placeholders(check.message).includes(name)) continue;
      const message = `The message has no {${name}}.`;
      yield {
        pointer: `/rules/checks/${index}/params${pointerPart(name)}`,
        code: 'unknown-parameter',
        message,
      };
    }
  }
  for (const { schema, pointer } of all) {
    for (const [keyword, text] of Object.entries(schema.errorMessage ?? {})) {
      if (isShared(definition, schema, keyword)) continue;
      yield* unfilled(text, FILLED, `${pointer}/errorMessage/${keyword}`);
    }
  }
};
