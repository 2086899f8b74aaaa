import type { CasesBook } from '../../cases/CasesBook';
import type { CaseResult } from '../../cases/runCases';
import { mismatchLine } from '../../cases/mismatchLine';
import type { RuleUse } from '../../flow/ruleUses';

/** Whether a text names a path whole: `a.b` is not in `a.bc`. */
function names(text: string, path: string): boolean {
  return text.split(/[^\w.-]+/).some((word) => word.replace(/\.$/, '') === path);
}

/** The rules behind a failing case: those it names, else those that decide a field it finds different. */
export function rulesOfCase(result: CaseResult, book: CasesBook, rules: readonly RuleUse[]): string[] {
  const it = book.files[result.file]?.cases.find(({ id }) => id === result.id);
  if (it?.rules && it.rules.length > 0) return [...it.rules];
  const differs = (path: string) => result.differences.some((found) => names(mismatchLine(found), path));
  return rules.filter((rule) => [...rule.writes, ...rule.shapes].some(differs)).map((rule) => rule.id);
}
