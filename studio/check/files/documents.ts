import type { Json } from '../../../engine/expression';
import {
  DOCUMENT_FACTS,
  documentFile,
  DOCUMENTS,
  type Fault,
  PLACEHOLDER,
  pointerPart,
  type ProductFiles,
} from '../../../engine/definition';
import { nearest } from '../../../engine/index';

const FOLDER = '_documents/';

function unknownFacts(file: string, node: Json, pointer: string): Fault[] {
  if (typeof node === 'string') {
    return [...node.matchAll(PLACEHOLDER)]
      .map((match) => match[1]!)
      .filter((name) => !DOCUMENT_FACTS.some((fact) => fact === name))
      .map((name) => ({
        file,
        pointer,
        code: 'unknown-parameter',
        message: `Nothing fills {${name}}.`,
        suggestion: nearest(name, DOCUMENT_FACTS),
      }));
  }
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) =>
    unknownFacts(file, inner, pointer + pointerPart(key)),
  );
}

function unprinted(file: string): Fault[] {
  const known = DOCUMENTS.map(documentFile);
  if (known.includes(file)) return [];
  const message = 'Nothing prints a document of this name.';
  return [{ file, pointer: '', code: 'unused-file', message, suggestion: nearest(file, known) }];
}

export function checkDocuments(files: ProductFiles): Fault[] {
  const templates = [...files.keys()].filter((file) => file.startsWith(FOLDER));
  const missing =
    templates.length === 0 ? [] : DOCUMENTS.map(documentFile).filter((file) => !files.has(file));
  const texts = [...files].filter(
    ([file]) => file.startsWith(FOLDER) || /(^|\/)clauses(\/|\.json$)/.test(file),
  );
  return [
    ...missing.map((file) => ({
      file,
      pointer: '',
      code: 'missing-file',
      message: `There is no file ${file}.`,
    })),
    ...templates.flatMap(unprinted),
    ...texts.flatMap(([file, content]) => unknownFacts(file, content, '')),
  ];
}
