import Ajv, { type ErrorObject } from 'ajv';
import type { Fault, ProductFiles } from '../../../engine/definition';
import type { Finding } from '../finding';
import { onceOfFile } from '../files/onceOfFile';
import { fileKind, isMeta, metaFile, nearestName, schemaReference, type FileKind } from './fileKind';
import { apartFromParameters, givenStructure } from './placeholders';
import { sentence } from './sentence';

/** Keywords of the meta schemas that are for people, or for the sentences of this check. */
const VOCABULARY = ['patternErrorMessage', 'oneOfMessage', 'what', 'enumDescriptions'];

function createMetaAjv(schemas: readonly (readonly [string, unknown])[]): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false, strictRequired: false });
  ajv.addVocabulary(VOCABULARY);
  for (const [file, schema] of schemas) ajv.addSchema(schema as object, file.slice('_meta/'.length));
  return ajv;
}

interface Meta {
  readonly schemas: readonly (readonly [string, unknown])[];
  readonly ofFile: (files: ProductFiles, file: string) => Fault[];
  readonly ofIncludes: (files: ProductFiles, file: string) => Fault[];
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
  last = createMeta(schemas);
  return last;
}

/** Most files of a folder do not change between two checks. */
function createMeta(schemas: Meta['schemas']): Meta {
  const ajv = createMetaAjv(schemas);
  const findingsOf = (file: string, content: unknown) => findingsIn(fileKind(file)!, content, ajv);
  return {
    schemas,
    ofFile: onceOfFile((files, file) => checkFile(file, files.get(file), ajv)),
    ofIncludes: onceOfFile((files, file) => givenStructure(files, file, findingsOf)),
  };
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

export function checkStructure(files: ProductFiles): Fault[] {
  const { ofFile, ofIncludes } = metaOf(files);
  const names = [...files.keys()];
  const own = names.filter((file) => !isMeta(file)).flatMap((file) => ofFile(files, file));
  return own.length > 0 ? own : names.flatMap((file) => ofIncludes(files, file));
}
