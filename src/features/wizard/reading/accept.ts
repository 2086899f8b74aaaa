import { isFillable, isShown } from '../../../../engine/index';
import type { Proposal } from '../../../../engine/reading';
import type { WizardStore } from '../../../../renderers';

/**
 * Enters accepted values as own answers in question order, dependents last. Returns those that no question took,
 * e.g. of a locked one.
 */
export function accept(store: WizardStore, accepted: readonly Proposal[]): readonly Proposal[] {
  const { byPath } = store.getSession().definition;
  const indexOf = ({ path }: Proposal) => byPath.get(path)!.index;
  let waiting = accepted.toSorted((a, b) => indexOf(a) - indexOf(b));
  const given: Proposal[] = [];
  for (let before = -1; before !== given.length;) {
    before = given.length;
    waiting = waiting.filter((proposal) => {
      if (!isOpen(store, proposal)) return true;
      store.dispatch({ type: 'edit', field: proposal.path, value: proposal.value });
      given.push(proposal);
      return false;
    });
  }
  // Blurs each field as after typing: runs lookups, cleans texts, shows errors.
  for (const { path } of given) store.dispatch({ type: 'leave', field: path });
  return waiting;
}

function isOpen(store: WizardStore, { path }: Proposal): boolean {
  const { definition, states } = store.getSession();
  const field = definition.byPath.get(path)!;
  const state = states.at(field.index);
  return isShown(state) && isFillable(field, state);
}
