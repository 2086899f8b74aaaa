import type { CompiledField } from '../model/CompiledDefinition';
import type { StatePatch } from '../rules/states';
import type { Session } from '../model/Session';
import { isShown } from '../model/states';
import { print } from '../print/print';
import { blocks } from '../session/blocks';
import { factsAt, factsOf } from './factsOf';
import { optionReason, reasonFor } from './sentence';
import { statesOfField, type SaidState } from './statesOf';
import type { Reason } from './types';

/**
 * Why a question holds what it holds, cannot be changed, offers what it offers, or refuses its answer: a sentence for
 * each, none of a plain question. For whoever asks, where time does not matter.
 */
export function reasonsOf(session: Session, path: string): Reason[] {
  const field = session.definition.byPath.get(path);
  if (!field || !isShown(session.states.at(field.index))) return [];
  const states = statesOfField(session, path);
  const value = valueReason(session, field, states);
  const found = [
    value ?? lockReason(session, field, states),
    ...optionReasons(session, field, states),
    refusal(session, field),
  ];
  return found.filter((reason) => reason !== undefined);
}

function valueReason(session: Session, field: CompiledField, states: readonly SaidState[]) {
  const { rules } = session.definition.source;
  const { by, rule: id, inputs = [] } = session.origins.at(field.index) ?? {};
  if (field.derived) {
    const rule = rules.derived.find((derived) => derived.field === field.path);
    return reasonFor('derived', rule?.why, factsOf(session, [rule?.value], field.index));
  }
  if (session.values.at(field.index) === undefined) return undefined;
  switch (by) {
    case 'relation': {
      const rule = rules.relations.find((relation) => relation.id === id);
      const read = inputs.map(([index]) => index);
      return reasonFor('relation', rule?.why, factsAt(session, read, field.index));
    }
    case 'state':
      return forcedReason(session, field, states);
    case 'lookup':
      return lookupReason(session, field, id);
    case 'initial': {
      const rule = rules.initial.find((initial) => initial.id === id);
      return rule?.follows && reasonFor('initial', rule.why, factsOf(session, [rule.value], field.index));
    }
    default:
      return undefined;
  }
}

function forcedReason(session: Session, field: CompiledField, states: readonly SaidState[]) {
  const { rule, said } = lastSaying(states, 'value') ?? {};
  const words = rule?.why ?? said?.why ?? said?.hint;
  return reasonFor('forced', words, factsOf(session, [rule?.when], field.index));
}

function lookupReason(session: Session, field: CompiledField, id: string | undefined) {
  const lookup = session.definition.lookups.find(({ rule }) => rule.id === id);
  const facts = factsOf(session, Object.values(lookup?.rule.request ?? {}), field.index);
  return reasonFor('lookup', lookup?.rule.why, facts);
}

function lockReason(session: Session, field: CompiledField, states: readonly SaidState[]) {
  const { enabled, lockedBy, why } = session.states.at(field.index);
  if (lockedBy) return lookupReason(session, field, lockedBy);
  if (enabled) return undefined;
  const rule = states.findLast(({ said }) => said?.enabled === false)?.rule;
  return reasonFor('disabled', why ?? rule?.why, factsOf(session, [rule?.when], field.index));
}

const lastSaying = (states: readonly SaidState[], key: keyof StatePatch) =>
  states.findLast(({ said }) => said?.[key] !== undefined);

function optionReasons(session: Session, field: CompiledField, states: readonly SaidState[]): Reason[] {
  const taken = lastSaying(states, 'disabledOptions');
  const listing = states.findLast(({ rule }) => rule.options !== undefined)?.rule;
  const facts = factsOf(session, [listing?.options], field.index).filter(({ path }) => path);
  const gone = (taken?.said?.disabledOptions ?? []).map((value) =>
    optionReason(
      print(value, field.schema, session.states.at(field.index)),
      factsOf(session, [taken?.rule.when], field.index),
    ),
  );
  return [...gone, ...(facts.length > 0 ? [reasonFor('options', listing?.why, facts)] : [])];
}

function refusal(session: Session, field: CompiledField): Reason | undefined {
  const issue = session.issues.at(field.index).find(blocks);
  const { checksShownAt } = session.definition;
  const check = issue && checksShownAt[field.index]!.find(({ rule }) => rule.id === issue.code)?.rule;
  const facts = check ? factsOf(session, [check.when, check.that], field.index) : [];
  return facts.some(({ path }) => path) ? reasonFor('check', check?.why ?? issue?.message, facts) : undefined;
}
