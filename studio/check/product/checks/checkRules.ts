import type { CheckRule } from '../../../../engine/index';
import type { Check } from '../subject';

function isLateWarning({ level, at = 'edit' }: CheckRule): boolean {
  return level === 'warning' && at !== 'edit';
}

function emptiesItself({ level = 'error', at = 'edit', clears = [], fields }: CheckRule): boolean {
  return level === 'error' && at === 'edit' && clears.every((field) => fields.includes(field));
}

/**
 * typedOnly needs a value that a look-up fills; clears needs a warning that stops, or an error of the same field; a
 * notice is only shown.
 */
export const checkSense: Check = function* ({ definition }) {
  const filled = new Set(definition.rules.lookups.flatMap((rule) => Object.keys(rule.fills ?? {})));
  for (const [index, rule] of definition.rules.checks.entries()) {
    const at = `/rules/checks/${index}`;
    if (rule.typedOnly && !rule.fields.some((field) => filled.has(field))) {
      const message =
        'No look-up fills these fields; typedOnly would only keep the server from checking them.';
      yield { pointer: `${at}/typedOnly`, code: 'typed-only', message };
    }
    if (rule.level === 'notice' && rule.at !== undefined && rule.at !== 'edit') {
      const message = 'A notice stops nothing: the step would be closed before anybody reads it.';
      yield { pointer: `${at}/at`, code: 'late-notice', message };
    }
    if (rule.clears && !(isLateWarning(rule) || emptiesItself(rule))) {
      const message =
        'Only a warning at continue or submit clears fields, or an error on leaving the field it stands at.';
      yield { pointer: `${at}/clears`, code: 'clears', message };
    }
  }
};
