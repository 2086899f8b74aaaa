import Ajv, { type ErrorObject } from 'ajv';
import type { Fault, ProductFiles } from '../../../engine/definition';
import type { Finding } from '../finding';
import { fileKind, isMeta, metaFile, nearestName, schemaReference, type FileKind } from './fileKind';
import { apartFromParameters, givenStructure } from './placeholders';
import { sentence } from './sentence';

/** Keywords of the meta schemas that are for people, or for the sentences of this check. */
const VOCABULARY = ['patternErrorMessage', 'oneOfMessage', 'what'];

function createMetaAjv(schemas: readonly (readonly [string, unknown])[]): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false, strictRequired: false });
  ajv.addVocabulary(VOCABULARY);
  for (const [file, schema] of schemas) ajv.addSchema(schema as object, file.slice('_meta/'.length));
  return ajv;
}

interface Meta {
  readonly schemas: readonly (readonly [string, unknown])[];
  readonly ajv: Ajv;
  readonly found: WeakMap<object, { readonly file: string; readonly faults: Fault[] }>;
}

let last: Meta | undefined;

function areSame(one: Meta['schemas'], other: Meta['schemas']): boolean {
  const isSame = ([file, schema]: Meta['schemas'][number], index: number) =>
    one[index]?.[0] === file && one[index][1] === schema;
  return one.length === other.length && other.every(isSame);
}

/** Compiling the meta schemas takes longest of all, and between two checks they hardly ever change. */
function metaOf(files: ProductFiles): Meta {
  const schemas = [...files].filter(([file]) => isMeta(file));
  if (last && areSame(last.schemas, schemas)) return last;
  if (last && JSON.stringify(last.schemas) === JSON.stringify(schemas)) return last;
  last = { schemas, ajv: createMetaAjv(schemas), found: new WeakMap() };
  return last;
}

/** The oneOf error says it all; the errors of its branches are noise. */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const closed = errors.filter((error) => error.keyword === 'oneOf');
  const isBranch = (error: ErrorObject) =>
    closed.some(
      (one) => one.instancePath === error.instancePath && error.schemaPath.startsWith(`${one.schemaPath}/`),
    );
  return errors.filter((error) => !isBranch(error));
}

function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.pointer} ${finding.message}`, finding])).values()];
}

function reference(file: string, kind: FileKind, content: unknown): Fault[] {
  const given = (content as { $schema?: unknown } | null)?.$schema;
  const suggestion = schemaReference(file, kind);
  if (given === undefined || given === suggestion) return [];
  const message = 'This schema does not explain this kind of file.';
  return [{ file, pointer: '/$schema', code: 'missing-schema', message, suggestion }];
}

function findingsIn(kind: FileKind, content: unknown, ajv: Ajv): Finding[] {
  const validate = ajv.getSchema(metaFile(kind).slice('_meta/'.length));
  if (!validate)
    return [{ pointer: '', code: 'missing-file', message: `There is no file ${metaFile(kind)}.` }];
  if (validate(content)) return [];
  return distinct(withoutBranches(validate.errors ?? []).flatMap((error) => sentence(error) ?? []));
}

function checkFile(file: string, content: unknown, ajv: Ajv): Fault[] {
  const kind = fileKind(file);
  if (!kind) {
    const message = 'No part of a product has a file of this name.';
    return [{ file, pointer: '', code: 'unknown-file', message, suggestion: nearestName(file) }];
  }
  const found = findingsIn(kind, content, ajv);
  const findings = file.startsWith('_shared/') ? apartFromParameters(content, found) : found;
  if (findings.length === 0) return reference(file, kind, content);
  return findings.map((finding) => ({
    ...finding,
    file: finding.code === 'missing-file' ? metaFile(kind) : file,
    ...(finding.code === 'missing-schema' && { suggestion: schemaReference(file, kind) }),
  }));
}

/** `checkFile`, cached: most files of a folder do not change. */
function checkOnce(file: string, content: unknown, { ajv, found }: Meta): Fault[] {
  if (typeof content !== 'object' || content === null) return checkFile(file, content, ajv);
  const known = found.get(content);
  if (known?.file === file) return known.faults;
  const faults = checkFile(file, content, ajv);
  found.set(content, { file, faults });
  return faults;
}

export function checkStructure(files: ProductFiles): Fault[] {
  const meta = metaOf(files);
  const own = [...files]
    .filter(([file]) => !isMeta(file))
    .flatMap(([file, content]) => checkOnce(file, content, meta));
  if (own.length > 0) return own;
  return givenStructure(files, (file, content) => findingsIn(fileKind(file)!, content, meta.ajv));
}
