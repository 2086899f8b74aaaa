import { pointerPart } from '../../../../engine/definition';
import {
  type LookupRule,
  nearest,
  neededParts,
  type Source,
  type Sources,
  sourcesOf,
  takenParts,
} from '../../../../engine/index';
import type { Finding } from '../../finding';
import type { Check } from '../subject';

type Asking = Pick<LookupRule, 'source' | 'request'>;

function* requestFaults({ source: name, request }: Asking, sources: Sources, at: string): Generator<Finding> {
  const source = sources[name];
  if (!source) {
    const suggestion = nearest(name, Object.keys(sources));
    const message = `There is no source ${name}: see _shared/sources.json.`;
    return yield { pointer: `${at}/source`, code: 'unknown-source', message, suggestion };
  }
  const taken = takenParts(source);
  for (const part of neededParts(source)) {
    if (Object.hasOwn(request, part)) continue;
    const message = `The source ${name} needs the part "${part}".`;
    yield { pointer: `${at}/request`, code: 'lookup-request', message };
  }
  for (const part of Object.keys(request)) {
    if (taken.includes(part)) continue;
    const message = `The source ${name} takes no part "${part}".`;
    const pointer = `${at}/request${pointerPart(part)}`;
    yield { pointer, code: 'lookup-request', message, suggestion: nearest(part, taken) };
  }
}

function* optionalFaults(
  { source: name, request, optional = [] }: LookupRule,
  source: Source | undefined,
  at: string,
): Generator<Finding> {
  for (const [index, part] of optional.entries()) {
    const pointer = `${at}/${index}`;
    if (!Object.hasOwn(request, part)) {
      const suggestion = nearest(part, Object.keys(request));
      yield { pointer, code: 'optional-part', message: `The request has no part "${part}".`, suggestion };
    } else if (source && neededParts(source).includes(part)) {
      const message = `The source ${name} needs the part "${part}".`;
      yield { pointer, code: 'optional-part', message };
    }
  }
}

export const lookupSense: Check = function* ({ definition, files }) {
  const sources = sourcesOf(files);
  const ask = definition.questionnaire?.ask;
  if (ask) yield* requestFaults(ask, sources, '/questionnaire/ask');
  for (const [index, rule] of definition.rules.lookups.entries()) {
    const at = `/rules/lookups/${index}`;
    yield* requestFaults(rule, sources, at);
    yield* optionalFaults(rule, sources[rule.source], `${at}/optional`);
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
