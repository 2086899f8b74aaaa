import type { RuleKind } from '../../engine/index';

/** What analysts call each kind of rules, in the order in which they read them. */
export const KIND_NAMES: Readonly<Record<RuleKind, string>> = {
  initial: 'Valor inicial',
  relations: 'Relação',
  derived: 'Cálculo',
  states: 'Estado',
  checks: 'Verificação',
  resets: 'Limpeza',
  lookups: 'Consulta',
};

export const RULE_KINDS = Object.keys(KIND_NAMES) as RuleKind[];
