import { pointerPart } from '../../../../engine/definition';
import { nearest } from '../../../../engine/index';
import type { Finding } from '../../finding';
import type { Check } from '../subject';

interface Part {
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Part>> | undefined;
  readonly items?: Part | undefined;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
}

function* wrongIn(
  { required = [], pattern, properties = {}, items }: Part,
  pointer: string,
): Generator<Finding> {
  for (const [index, name] of required.entries()) {
    const at = `${pointer}/required/${index}`;
    if (required.indexOf(name) < index)
      yield { pointer: at, code: 'duplicate-id', message: `${name} stands twice.` };
    if (Object.hasOwn(properties, name)) continue;
    const message = `There is no part ${name}, so that it cannot be needed.`;
    const suggestion = nearest(name, Object.keys(properties));
    yield { pointer: at, code: 'missing-property', message, suggestion };
  }
  if (pattern !== undefined && !isPattern(pattern))
    yield {
      pointer: `${pointer}/pattern`,
      code: 'bad-pattern',
      message: `${pattern} is no regular expression.`,
    };
  for (const [name, part] of Object.entries(properties))
    yield* wrongIn(part, `${pointer}/properties${pointerPart(name)}`);
  if (items) yield* wrongIn(items, `${pointer}/items`);
}

/** Required parts must exist and patterns must compile, or nothing could be published. */
export const partsSense: Check = function* ({ all }) {
  for (const { schema, pointer } of all) {
    const { properties, items } = schema as Part;
    yield* wrongIn({ properties, items }, pointer);
  }
};
