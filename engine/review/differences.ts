import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { FieldSchema } from '../model/FieldSchema';
import { mappingsOf } from '../record/mapping';
import { isBranch } from '../record/paths';
import type { ApiRecord } from '../record/writeRecord';
import { normalise } from '../model/normalise';
import { sameValue } from '../model/sameValue';
import { cleanValue } from '../text/cleanValue';
import { once } from '../text/once';
import { isBlank } from '../values/visible';
import type { ReviewIssue } from './types';

type Branch = Readonly<Record<string, unknown>>;
const NOTHING: Branch = {};
const ANY: Partial<FieldSchema> = {};

function own(branch: Branch, key: string): unknown {
  return Object.hasOwn(branch, key) ? branch[key] : undefined;
}

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

class Comparison {
  readonly issues: ReviewIssue[] = [];
  private readonly at: string[] = [];

  constructor(private readonly definition: CompiledDefinition) {}

  parts(was: Branch, should: Branch): void {
    for (const key in was) if (Object.hasOwn(was, key)) this.key(was, should, key);
    for (const key in should) if (!Object.hasOwn(was, key)) this.key(was, should, key);
  }

  private key(was: Branch, should: Branch, key: string): void {
    const [sent, expected] = [own(was, key), own(should, key)];
    // The same value cannot be wrong; what is left is rare, or has parts.
    if (sent === expected && !isNoName(key)) return;
    this.at.push(key);
    if (isNoName(key)) this.name('unknown');
    else if (!trustedPaths(this.definition).has(this.path)) this.values(sent, expected);
    this.at.pop();
  }

  private values(was: unknown, should: unknown): void {
    if (haveParts(was, should)) {
      this.parts(isBranch(was) ? was : NOTHING, isBranch(should) ? should : NOTHING);
      return;
    }
    // What a file says keeps its spelling.
    if (sameValue(was, should)) return;
    const cleaned = normalise(cleanValue(schemasByPath(this.definition).get(this.path) ?? ANY, was));
    const read = typeof cleaned === 'string' && isBlank(cleaned) ? undefined : cleaned;
    if (sameValue(read, should)) return;
    this.name(should === undefined ? 'unknown' : read === undefined ? 'missing' : 'tampered');
  }

  private get path(): string {
    return this.at.join('.');
  }

  private name(code: 'unknown' | 'missing' | 'tampered'): void {
    this.issues.push({ path: this.path, code, message: this.definition.source.messages[`review:${code}`]! });
  }
}

/**
 * Differences between what was sent and what the rules give: unknown, missing or tampered values. An empty or blank
 * text, an empty list and null are sent for "not answered", whose form here is undefined; texts that are to be cleaned
 * are cleaned on both sides.
 */
export function differences(
  definition: CompiledDefinition,
  sent: unknown,
  expected: ApiRecord,
): ReviewIssue[] {
  if (sameValue(sent, expected)) return [];
  const comparison = new Comparison(definition);
  comparison.parts(isBranch(sent) ? sent : NOTHING, expected);
  return comparison.issues;
}
