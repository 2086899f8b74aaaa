import {
  type Fault,
  NAMED,
  type Named,
  nameIn,
  parameterOf,
  pointerPart,
  type Source,
  throughNames,
} from '../../../engine/definition';
import { nearest } from '../../../engine/index';
import type { Finding } from '../finding';
import type { Subject } from './subject';

const PARAMETER = /^@([A-Za-z]\w*)/;

function step(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function unescape(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function valueAt(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, part) => step(value, unescape(part)), root);
}

/** The fragment's key for a composed key: parameters change names but not the order. */
function rawKey(raw: unknown, composed: unknown, key: string): string {
  if (typeof raw !== 'object' || raw === null || Object.hasOwn(raw, key) || !composed) return key;
  return Object.keys(raw)[Object.keys(composed).indexOf(key)] ?? key;
}

interface Written {
  readonly pointer: string;
  /** The last key or value on the way, which may be a parameter. */
  readonly text: string;
  readonly inside: string;
}

function follow(whole: unknown, at: string, composed: unknown, pointer: string): Written {
  let [file, piece, path, text] = [valueAt(whole, at), composed, at, ''];
  const parts = pointer.split('/').slice(1);
  for (const [index, part] of parts.entries()) {
    for (let name = nameIn(file); name !== undefined; name = nameIn(file)) {
      file = (whole as { readonly [NAMED]?: Named })[NAMED]?.[name];
      path = `/${NAMED}${pointerPart(name)}`;
    }
    if (typeof file === 'string') {
      return { pointer: path, text: file, inside: `/${parts.slice(index).join('/')}` };
    }
    const key = rawKey(file, piece, unescape(part));
    path += `/${key === unescape(part) ? part : key}`;
    text = key;
    [file, piece] = [step(file, key), step(piece, unescape(part))];
  }
  return { pointer: path, text: typeof file === 'string' ? file : text, inside: '' };
}

function givenBy(subject: Subject, include: Source, name: string): { value: unknown; place: Source } {
  const pointer = `${include.pointer}/with${pointerPart(name)}`;
  const value = valueAt(subject.files.get(include.file), pointer);
  const outer = typeof value === 'string' ? parameterOf(value) : undefined;
  return outer !== undefined && include.includedAt
    ? givenBy(subject, include.includedAt, outer)
    : { value, place: { ...include, pointer } };
}

/** A fault in what an include passes, including a wrong field name, belongs to the include. */
function atInclude(subject: Subject, finding: Finding, source: Source, written: Written): Fault | undefined {
  const name = PARAMETER.exec(written.text)?.[1];
  if (!name || !source.includedAt) return undefined;
  const { value, place } = givenBy(subject, source.includedAt, name);
  const { file, pointer } = place;
  if (typeof value === 'object' && value !== null) {
    return { ...finding, file, pointer: pointer + written.inside };
  }
  // Duplicate rule ids from a fragment mean that it was included twice with the same field.
  if (typeof value === 'string' && finding.code === 'duplicate-id') return { ...finding, file, pointer };
  if (typeof value !== 'string' || finding.code !== 'unknown-field' || subject.fields.has(value)) {
    return undefined;
  }
  const suggestion = nearest(value, subject.fields.keys());
  return { file, pointer, code: finding.code, message: `There is no field ${value}.`, suggestion };
}

function nearestPiece({ id, composed, definition }: Subject, pointer: string) {
  const [, root = '', ...rest] = pointer.split('/');
  const inner = rest.map((part) => `/${part}`).join('');
  if (root === 'product' || root === 'rating') {
    return { source: { file: `${id}/${root}.json`, pointer: '' } as Source, piece: undefined, inner };
  }
  const found = composed.sources.nearest(pointer);
  return { source: found.source, piece: valueAt(definition, found.composed), inner: found.inner };
}

export function parameterBehind(
  subject: Subject,
  finding: Finding,
): { value: string; place: Source } | undefined {
  const { source, piece, inner } = nearestPiece(subject, finding.pointer);
  const { file, pointer, includedAt } = source;
  if (!includedAt) return undefined;
  const whole = subject.files.get(file);
  const written = follow(whole, pointer, piece, inner);
  const read = step(valueAt(whole, written.pointer), 'var');
  const name = PARAMETER.exec(typeof read === 'string' ? read : written.text)?.[1];
  const given = valueAt(subject.files.get(includedAt.file), `${includedAt.pointer}/with`);
  const names = name ? [name] : Object.keys(given ?? {});
  for (const one of names) {
    const { value, place } = givenBy(subject, includedAt, one);
    if (typeof value !== 'string' || !subject.fields.has(value)) continue;
    if (name || finding.message.includes(`${value} `)) return { value, place };
  }
  return undefined;
}

/** Gives the file and pointer where an analyst can fix a finding. */
export function locate(subject: Subject, finding: Finding): Fault {
  const { source, piece, inner } = nearestPiece(subject, finding.pointer);
  const { file, pointer, includedAt } = source;
  const whole = subject.files.get(file);
  if (!includedAt) return { ...finding, file, pointer: throughNames(whole, pointer + inner) };
  const written = follow(whole, pointer, piece, inner);
  const placed = { ...finding, file, pointer: written.pointer };
  return atInclude(subject, finding, source, written) ?? placed;
}
