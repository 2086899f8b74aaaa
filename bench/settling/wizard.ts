import { bundleOf, compileBundle } from '../../engine/publish/loadProducts';
import { composeProduct } from '../../engine/definition/compose';
import type { CompiledDefinition } from '../../engine/model/CompiledDefinition';
import { asJson } from '../../engine/model/shaped';
import type { Environment, Json } from '../../engine/expression';
import { unitRules } from '../definitions/unitRules';

/** Fields and rules of the smallest wizard that the budgets speak of; larger ones are whole multiples of it. */
export const FIELDS = 24;
export const RULES = 10;

export const environment: Environment = { today: '2026-03-10', constants: {}, context: {} };

const text = { type: 'string', maxLength: 200, ui: { widget: 'text' } };
const date = { type: 'string', format: 'date', ui: { widget: 'date' } };
const integer = { type: 'integer', minimum: 1, ui: { widget: 'integer' } };
const money = { type: 'number', exclusiveMinimum: 0, ui: { widget: 'money' } };

const fields: Readonly<Record<string, object>> = {
  notice: text,
  process: text,
  complement: text,
  startDate: date,
  days: integer,
  endDate: date,
  contract: money,
  percentage: money,
  guarantee: money,
  fine: money,
  total: money,
  objectText: text,
  ...Object.fromEntries(Array.from({ length: FIELDS - 12 }, (_, index) => [`note${index}`, text])),
};

function stepFile(): Json {
  const properties = Object.entries(fields).map(([name, field]) => [name, { title: name, ...field }]);
  return {
    title: 'Objeto',
    required: ['notice', 'days'],
    properties: Object.fromEntries(properties),
  };
}

const rulesOf = (step: string) =>
  unitRules(
    (name) => `${step}.${name}`,
    (name) => `${step}-${name}`,
  );

/** A wizard of so many steps, each with 24 fields and 10 rules of its own. */
export function compileWizard(steps: number): CompiledDefinition {
  const ids = Array.from({ length: steps }, (_, index) => `step${index}`);
  const perStep = ids.map(rulesOf);
  const kinds = ['relations', 'derived', 'states', 'checks'] as const;
  const rules = kinds.map((kind) => [kind, perStep.flatMap((step): readonly unknown[] => step[kind])]);
  const files = new Map<string, Json>([
    ['wizard/product.json', { id: 'wizard', code: 'W', version: 1, title: 'Wizard', steps: ids }],
    ['wizard/rules.json', asJson(Object.fromEntries(rules))],
    ['_shared/messages.json', { required: 'Preenchimento obrigatório', type: 'Valor inválido' }],
    ...ids.map((id) => [`wizard/steps/${id}.json`, stepFile()] as const),
  ]);
  return compileBundle(bundleOf(composeProduct(files, 'wizard')));
}
