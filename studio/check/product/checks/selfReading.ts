import { type Json, readsOf } from '../../../../engine/expression';
import type { Finding } from '../../finding';
import type { Check } from '../subject';

function readsField(expression: Json | undefined, path: string): boolean {
  if (expression === undefined) return false;
  return readsOf(expression).fields.some((read) => read === path || read.startsWith(`${path}.`));
}

function reading(pointer: string, path: string): Finding {
  const message = `This writes ${path} and reads it: what comes out depends on what came out before.`;
  return { pointer, code: 'reads-itself', message };
}

export const readsItself: Check = function* ({ definition: { rules } }) {
  for (const [index, { field, value }] of rules.derived.entries()) {
    if (readsField(value, field)) yield reading(`/rules/derived/${index}/value`, field);
  }
  for (const [index, { field, value }] of rules.initial.entries()) {
    if (readsField(value, field)) yield reading(`/rules/initial/${index}/value`, field);
  }
  for (const [index, { solve }] of rules.relations.entries()) {
    for (const [place, { set, to }] of solve.entries()) {
      if (readsField(to, set)) yield reading(`/rules/relations/${index}/solve/${place}/to`, set);
    }
  }
  for (const [index, { fields = [], when, then, else: other }] of rules.states.entries()) {
    const isForcing = then?.value !== undefined || other?.value !== undefined;
    const own = isForcing && fields.find((path) => readsField(when, path));
    if (own) yield reading(`/rules/states/${index}/when`, own);
  }
  for (const [index, { on, request, fills = {} }] of rules.lookups.entries()) {
    if (on !== 'change') continue;
    const own = Object.keys(fills).find((path) =>
      Object.values(request).some((part) => readsField(part, path)),
    );
    if (own) yield reading(`/rules/lookups/${index}/fills/${own}`, own);
  }
};

export const resetsTrigger: Check = function* ({ definition }) {
  for (const [index, { on, clear }] of definition.rules.resets.entries()) {
    for (const [place, path] of clear.entries()) {
      if (!on.includes(path)) continue;
      const message = `${path} wakes this reset, which would empty it again as soon as it is answered.`;
      yield { pointer: `/rules/resets/${index}/clear/${place}`, code: 'resets-trigger', message };
    }
  }
};
