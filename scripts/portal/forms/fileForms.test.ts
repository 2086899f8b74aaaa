import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { FILE_KINDS, fileKind, isMeta, type FileKind } from '../../../studio/check/structure/fileKind';
import { pointerPart } from '../../../engine/definition/files';
import { withValue } from '../../../studio/edit/valueEdits';
import type { Json } from '../../../engine/expression';
import { readFiles } from '../../../engine/publish/readFiles';
import { schemaPlaces } from '../../../studio/pages/drafts/form/schemaPlaces';
import { AS_WRITTEN } from '../../../studio/pages/drafts/form/asWritten';
import { formModule } from './formModule';
import { formSchema } from './formSchema';

const { files, texts } = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url)));
const shipped = [...files.keys()].filter((file) => !isMeta(file));

interface Made {
  readonly schema: RJSFSchema;
  readonly validators: ValidatorFunctions;
}

const made = new Map<FileKind, Made>();

beforeAll(async () => {
  for (const kind of FILE_KINDS) {
    const source = await formModule(formSchema(kind, files));
    made.set(kind, (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as Made);
  }
});

const formOf = (file: string) => made.get(fileKind(file)!)!;

/** Pointers of all that is neither an object nor a list. */
function leaves(value: Json, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, at + pointerPart(key)));
}

function changed(value: Json, [key, ...rest]: readonly string[], to: (leaf: Json) => Json): Json {
  if (key === undefined) return to(value);
  if (Array.isArray(value))
    return value.map((one: Json, at) => (String(at) === key ? changed(one, rest, to) : one));
  const object = value as { readonly [key: string]: Json };
  return { ...object, [key]: changed(object[key]!, rest, to) };
}

const other = (leaf: Json): Json =>
  typeof leaf === 'number' ? leaf + 1 : typeof leaf === 'boolean' ? !leaf : `${leaf} mudado`;

const partsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Cases and rules are many and alike: of their leaves one in so many is tried. */
const STEPS: Readonly<Partial<Record<FileKind, number>>> = { cases: 199, rules: 5 };

function linesThatDiffer(before: string, after: string): number {
  const [one, two] = [before.split('\n'), after.split('\n')];
  return one.length === two.length ? one.filter((line, at) => line !== two[at]).length : Infinity;
}

describe('the forms over the files of definitions', () => {
  it('refuse nothing of what is shipped, and fill nothing in', () => {
    for (const file of shipped) {
      const { schema, validators } = formOf(file);
      const validator = createPrecompiledValidator<unknown>(validators, schema);
      const value = files.get(file);
      const { errors } = validator.validateFormData(value, schema);
      // A part that several products share has parameters where other kinds of values are expected.
      const own = errors.filter(
        ({ name }) => !(file.startsWith('_shared/') && ['type', 'enum'].includes(name ?? '')),
      );
      expect(own.map(({ stack }) => `${file} ${stack}`)).toEqual([]);
      const utils = createSchemaUtils<unknown>(validator, schema, AS_WRITTEN);
      const filled = utils.getDefaultFormState(schema, structuredClone(value));
      expect(JSON.stringify(filled)).toBe(JSON.stringify(value));
    }
  });

  it.each(FILE_KINDS.map((kind) => [kind]))(
    'change one line of a %s for any leaf, and nothing else',
    (kind) => {
      const places = schemaPlaces(made.get(kind)!.schema);
      for (const file of shipped.filter((one) => fileKind(one) === kind)) {
        const text = texts.get(file)!;
        const value = JSON.parse(text) as Json;
        for (const pointer of leaves(value).filter((_, at) => at % (STEPS[kind] ?? 1) === 0)) {
          const to = changed(value, partsOf(pointer), other);
          const after = withValue(text, to, places);
          // In the same order, too.
          if (JSON.stringify(JSON.parse(after)) !== JSON.stringify(to))
            expect.fail(`${file}#${pointer}: ${after}`);
          if (linesThatDiffer(text, after) !== 1)
            expect.fail(`${file}#${pointer} changes other lines: ${after}`);
        }
      }
    },
  );
});
