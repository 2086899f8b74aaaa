import type { Mismatch } from '../Mismatch';
import type { CaseResult } from '../runCases';
import { isAdoptable } from './adopt';

export interface Failing {
  readonly file: string;
  readonly id: string;
  readonly description: string;
  readonly found: Mismatch;
}

/** Why cases fail: one value differs in all of them, or one answer is missing. */
export interface Cause {
  readonly key: string;
  readonly cases: readonly Failing[];
  /** The unanswered question, if that is all. */
  readonly missing?: string;
  readonly isAdoptable: boolean;
}

type Told = Pick<Cause, 'key' | 'missing'>;

function missingIn(found: Mismatch): readonly string[] {
  if (found.kind === 'found') return found.code === 'required' ? [found.path] : [];
  return found.kind === 'refused' && found.why.cannot === 'stays' ? (found.why.missing ?? []) : [];
}

function aboutOf(found: Mismatch): string {
  switch (found.kind) {
    case 'value':
      return found.keys.join(' ');
    case 'invalid':
    case 'unchecked':
      return found.path;
    case 'found':
      return `${found.path} ${found.code}`;
    case 'not-found':
    case 'no-effect':
      return JSON.stringify(found.expected);
    case 'effect':
      return (found.came as { type: string }).type;
    case 'refused':
      return JSON.stringify(found.why);
    case 'idle':
      return found.rule;
    case 'no-file':
      return found.file;
    case 'unknown':
      return '';
  }
}

const toldOf = (found: Mismatch): readonly Told[] => {
  const missing = missingIn(found);
  if (missing.length > 0) return missing.map((path) => ({ key: `missing ${path}`, missing: path }));
  return [{ key: `${found.kind} ${aboutOf(found)}` }];
};

/** Failing cases by cause, most frequent first; a case appears under each of its causes. */
export function causesOf(results: readonly CaseResult[]): Cause[] {
  const causes = new Map<string, Told & { readonly cases: Failing[] }>();
  for (const { file, id, description, differences } of results)
    for (const found of differences)
      for (const told of toldOf(found)) {
        const cause = causes.get(told.key) ?? { ...told, cases: [] };
        cause.cases.push({ file, id, description, found });
        causes.set(told.key, cause);
      }
  return [...causes.values()]
    .map((cause) => ({ ...cause, isAdoptable: cause.cases.every(({ found }) => isAdoptable(found)) }))
    .toSorted((a, b) => b.cases.length - a.cases.length);
}
