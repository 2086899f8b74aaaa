import type { CompiledDefinition } from '../compile/types';
import type { FieldSchema } from '../definition/types';
import { mappingsOf } from '../record/mapping';
import type { ApiRecord } from '../record/writeRecord';
import { normalise } from '../session/normalise';
import { sameValue } from '../session/sameValue';
import { cleanValue } from '../text/cleanValue';
import { once } from '../text/once';
import type { ReviewIssue } from './types';

type Branch = Readonly<Record<string, unknown>>;
const NOTHING: Branch = {};
const ANY: Pick<FieldSchema, 'clean'> = {};

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(branch: Branch, key: string): unknown {
  return Object.hasOwn(branch, key) ? branch[key] : undefined;
}

/** Both have parts, or the one that is there does. */
function haveParts(was: unknown, should: unknown): boolean {
  if (normalise(was) === undefined) return isBranch(should);
  if (should === undefined) return isBranch(was) && Object.keys(was).length > 0;
  return isBranch(was) && isBranch(should);
}

/** No path of a record leads to such a key: it would read as another one. */
function isNoName(key: string): boolean {
  return key === '' || key.includes('.');
}

const trustedPaths = once(
  ({ source }: CompiledDefinition) =>
    new Set(source.record.adds.filter((add) => add.trusted).map((add) => add.to)),
);

const schemasByPath = once(
  ({ source, byPath }: CompiledDefinition) =>
    new Map(mappingsOf(source).map(({ to, field }) => [to, byPath.get(field)!.schema])),
);

/**
 * Differences between what was sent and what the rules give: unknown, missing or tampered values. An empty text or
 * list and null are sent for "not answered", whose form here is undefined; texts that are to be cleaned are, whoever
 * sent them.
 */
export function differences(
  definition: CompiledDefinition,
  sent: unknown,
  expected: ApiRecord,
): ReviewIssue[] {
  const [trusted, schemas] = [trustedPaths(definition), schemasByPath(definition)];
  const issues: ReviewIssue[] = [];
  const name = (path: string, code: 'unknown' | 'missing' | 'tampered') =>
    issues.push({ path, code, message: definition.source.messages[`review:${code}`]! });

  const compare = (was: unknown, should: unknown, path: string) => {
    if (trusted.has(path)) return;
    if (haveParts(was, should)) {
      compareParts(isBranch(was) ? was : NOTHING, isBranch(should) ? should : NOTHING, `${path}.`);
      return;
    }
    const read = normalise(cleanValue(schemas.get(path) ?? ANY, was));
    if (sameValue(read, should)) return;
    name(path, should === undefined ? 'unknown' : read === undefined ? 'missing' : 'tampered');
  };
  const compareParts = (was: Branch, should: Branch, prefix: string) => {
    for (const key of new Set([...Object.keys(was), ...Object.keys(should)])) {
      if (isNoName(key)) name(prefix + key, 'unknown');
      else compare(own(was, key), own(should, key), prefix + key);
    }
  };
  compareParts(isBranch(sent) ? sent : NOTHING, expected, '');
  return issues;
}
