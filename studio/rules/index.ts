import type { RuleKind } from '../../engine/index';
import { checks } from './checks';
import { derived } from './derived';
import { initial } from './initial';
import { lookups } from './lookups';
import { relations } from './relations';
import { resets } from './resets';
import type { Roles } from './Roles';
import { states } from './states';

/** All kinds of rules, in the order in which analysts read them. */
const ROLES: { readonly [Kind in RuleKind]: Roles<Kind> } = {
  initial,
  relations,
  derived,
  states,
  checks,
  resets,
  lookups,
};

export const RULE_KINDS = Object.keys(ROLES) as RuleKind[];

export const rolesOf = <Kind extends RuleKind>(kind: Kind): Roles<Kind> => ROLES[kind];
