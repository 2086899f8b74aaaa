import type { LookupRule } from '../../../../engine/index';
import type { Finding } from '../../finding';
import type { Check, Subject } from '../subject';

function searchFault({ fields }: Subject, { on, search, fields: named = [] }: LookupRule) {
  if (on !== 'search') return search && 'Only a look-up on search says how to search.';
  if (!search) return 'How is it searched? Say search.';
  const isSearched = named.length === 1 && fields.get(named[0]!)?.schema.ui.widget === 'search';
  return isSearched ? undefined : 'One question of the widget search is searched: name it in fields.';
}

function* toldFaults({ on, tells = [] }: LookupRule, at: string): Generator<Finding> {
  if (on === 'submit' && tells.length > 0) {
    const message = 'A look-up on submit refuses by failed.blocks.';
    yield { pointer: `${at}/tells`, code: 'tells', message };
  }
  for (const [index, { id }] of tells.entries()) {
    if (tells.findIndex((tell) => tell.id === id) === index) continue;
    const message = `This look-up already tells ${id}.`;
    yield { pointer: `${at}/tells/${index}/id`, code: 'duplicate-id', message };
  }
}

export const searchSense: Check = function* (subject) {
  for (const [index, rule] of subject.definition.rules.lookups.entries()) {
    const at = `/rules/lookups/${index}`;
    const message = searchFault(subject, rule);
    if (message) yield { pointer: `${at}/${rule.search ? 'search' : 'on'}`, code: 'search', message };
    yield* toldFaults(rule, at);
  }
};
