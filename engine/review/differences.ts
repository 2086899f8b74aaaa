import type { CompiledDefinition } from '../compile/types';
import { mappingsOf } from '../record/mapping';
import { getPath, leafPaths } from '../record/paths';
import type { ApiRecord } from '../record/writeRecord';
import { normalise } from '../session/normalise';
import { sameValue } from '../session/sameValue';
import { cleanValue } from '../text/cleanValue';
import type { ReviewIssue } from './types';

/** How a value that was sent reads: texts that are to be cleaned are, whoever sent them. */
function readerOf(definition: CompiledDefinition, sent: unknown): (path: string) => unknown {
  const schemas = new Map(
    mappingsOf(definition.source).map(({ to, field }) => [to, definition.byPath.get(field)!.schema]),
  );
  return (path) => normalise(cleanValue(schemas.get(path) ?? {}, getPath(sent, path)));
}

/**
 * Differences between what was sent and what the rules give: unknown, missing or tampered values. An empty text or
 * list and null are sent for "not answered", whose form here is undefined.
 */
export function differences(
  definition: CompiledDefinition,
  sent: unknown,
  expected: ApiRecord,
): ReviewIssue[] {
  const trusted = new Set(definition.source.record.adds.filter((add) => add.trusted).map((add) => add.to));
  const read = readerOf(definition, sent);
  return [...new Set([...leafPaths(sent), ...leafPaths(expected)])]
    .filter((path) => !trusted.has(path))
    .flatMap((path): ReviewIssue[] => {
      const [was, should] = [read(path), getPath(expected, path)];
      if (sameValue(was, should)) return [];
      const code = should === undefined ? 'unknown' : was === undefined ? 'missing' : 'tampered';
      return [{ path, code, message: definition.source.messages[`review:${code}`]! }];
    });
}
