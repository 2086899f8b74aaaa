import { pointerPart } from '../../../definition/files';
import { sourceNote } from '../../../definition/sources';
import type { LookupRule } from '../../../model/Rules';
import { nearest } from '../../../text/nearest';
import type { Finding } from '../../finding';
import type { Check } from '../subject';

function* requestFaults(
  { source, request }: Pick<LookupRule, 'source' | 'request'>,
  at: string,
): Generator<Finding> {
  const note = sourceNote(source);
  if (!note) return;
  const taken = [...note.needs, ...(note.takes ?? [])];
  for (const part of note.needs) {
    if (Object.hasOwn(request, part)) continue;
    yield { pointer: at, code: 'lookup-request', message: `The source ${source} needs the part "${part}".` };
  }
  for (const part of Object.keys(request)) {
    if (taken.includes(part)) continue;
    const message = `The source ${source} takes no part "${part}".`;
    yield {
      pointer: at + pointerPart(part),
      code: 'lookup-request',
      message,
      suggestion: nearest(part, taken),
    };
  }
}

/** Parts that may be empty are asked for, and are none that the source needs. */
function* optionalFaults({ source, request, optional = [] }: LookupRule, at: string): Generator<Finding> {
  for (const [index, part] of optional.entries()) {
    const pointer = `${at}/${index}`;
    if (!Object.hasOwn(request, part)) {
      const suggestion = nearest(part, Object.keys(request));
      yield { pointer, code: 'optional-part', message: `The request has no part "${part}".`, suggestion };
    } else if (sourceNote(source)?.needs.includes(part)) {
      const message = `The source ${source} needs the part "${part}".`;
      yield { pointer, code: 'optional-part', message };
    }
  }
}

/** Look-ups wait for fields they name, ask what their source takes, and lock what they fill. */
export const lookupSense: Check = function* ({ definition }) {
  const ask = definition.questionnaire?.ask;
  if (ask) yield* requestFaults(ask, '/questionnaire/ask/request');
  for (const [index, rule] of definition.rules.lookups.entries()) {
    const at = `/rules/lookups/${index}`;
    yield* requestFaults(rule, `${at}/request`);
    yield* optionalFaults(rule, `${at}/optional`);
    if ((rule.on === 'change' || rule.on === 'leave') && !rule.fields) {
      yield {
        pointer: `${at}/on`,
        code: 'lookup-fields',
        message: `On ${rule.on} of which fields? Name them in fields.`,
      };
    }
    for (const [place, path] of (rule.locks ?? []).entries()) {
      if (Object.hasOwn(rule.fills ?? {}, path)) continue;
      yield { pointer: `${at}/locks/${place}`, code: 'locks', message: `${path} is locked, but not filled.` };
    }
    if (rule.failed?.blocks && rule.on !== 'submit') {
      yield {
        pointer: `${at}/failed/blocks`,
        code: 'blocks',
        message: 'Only a look-up on submit can refuse the submission.',
      };
    }
  }
};
