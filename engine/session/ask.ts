import { type CompiledLookup, forgetOutdated, requestOf } from '../rules/lookups';
import type { Transaction } from './Transaction';
import type { Effect } from '../model/SessionEvent';

const NO_EFFECTS: readonly Effect[] = [];

/** Starts a look-up unless it already runs for, or has answered, this very request. */
export function ask(lookup: CompiledLookup, transaction: Transaction, refresh = false): Effect[] {
  const asked = requestOf(lookup, transaction);
  const state = transaction.lookup(lookup.index);
  if (!asked || (state.key === asked.key && state.status !== 'failed' && state.status !== 'idle')) return [];
  transaction.patchLookup(lookup.index, {
    status: 'pending',
    key: asked.key,
    askedAt: transaction.revision,
    refresh,
    heard: undefined,
    told: undefined,
  });
  for (const [index] of lookup.fills) transaction.patch(index, { busy: true });
  const { id, source, search } = lookup.rule;
  if (search) for (const index of lookup.fields) transaction.patch(index, { busy: true });
  const debounce = search && { debounce: search.debounce };
  return [{ type: 'lookup', lookup: id, source, key: asked.key, request: asked.request, ...debounce }];
}

export function askSearches(transaction: Transaction, index: number): Effect[] {
  return transaction.definition.lookupsOf[index]!.filter(({ rule }) => rule.search).flatMap((lookup) => {
    forgetOutdated(lookup, transaction);
    return ask(lookup, transaction);
  });
}

/** Look-ups that run as soon as a field they watch has changed; one that waits until it is left, where nobody types in it. */
export function askChanged(transaction: Transaction, changed: readonly number[]): readonly Effect[] {
  let effects = NO_EFFECTS;
  for (const index of changed) {
    for (const lookup of transaction.definition.lookupsOf[index]!) {
      const { on } = lookup.rule;
      if (on === 'change' || (on === 'leave' && !isBeingTyped(lookup, transaction, index)))
        effects = effects.concat(ask(lookup, transaction));
    }
  }
  return effects;
}

/** Whether what changed is typed now, or follows from what is: the question is asked once that is left. */
function isBeingTyped({ fields, reads }: CompiledLookup, transaction: Transaction, changed: number): boolean {
  if (transaction.isEdited(changed)) return true;
  return !fields.includes(changed) && [...fields, ...reads].some((index) => transaction.isEdited(index));
}

export function askAll(transaction: Transaction): Effect[] {
  return transaction.definition.lookups
    .filter((lookup) => lookup.rule.on !== 'submit')
    .flatMap((lookup) => ask(lookup, transaction, true));
}
