import { bundleOf, compileBundle } from '../../engine/publish/loadProducts';
import { composeProduct } from '../../engine/definition/compose';
import type { CompiledDefinition } from '../../engine/model/CompiledDefinition';
import type { Environment, Json } from '../../engine/expression';

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
  } as Json;
}

/** The rules of one step: two relations, a composed text, a total, states and checks. */
function rulesOf(step: string) {
  const path = (name: string) => `${step}.${name}`;
  const value = (name: string) => ({ var: path(name) });
  const id = (name: string) => `${step}-${name}`;
  return {
    relations: [
      {
        id: id('term'),
        ties: ['startDate', 'days', 'endDate'].map(path),
        solve: [
          {
            edited: [path('days')],
            set: path('endDate'),
            to: { addDays: [value('startDate'), value('days')] },
            yields: true,
          },
          {
            edited: [path('startDate'), path('endDate')],
            set: path('days'),
            to: { daysBetween: [value('startDate'), value('endDate')] },
            yields: true,
          },
        ],
      },
      {
        id: id('guarantee'),
        ties: ['contract', 'percentage', 'guarantee'].map(path),
        solve: [
          {
            edited: [path('contract'), path('percentage')],
            set: path('guarantee'),
            to: { percentOf: [value('contract'), value('percentage')] },
            yields: true,
          },
          {
            edited: [path('contract'), path('guarantee')],
            set: path('percentage'),
            to: { percentShare: [value('guarantee'), value('contract')] },
            yields: true,
          },
        ],
      },
    ],
    derived: [
      {
        id: id('text'),
        field: path('objectText'),
        value: {
          cat: ['Edital: ', value('notice'), ', processo ', value('process'), '. ', value('complement')],
        },
      },
      { id: id('total'), field: path('total'), value: { sum: [value('guarantee'), value('fine')] } },
    ],
    states: [
      {
        id: id('complement'),
        fields: [path('complement')],
        when: value('notice'),
        else: { enabled: false, why: 'Informe primeiro o edital.' },
      },
      { id: id('end'), fields: [path('endDate')], min: { addDays: [value('startDate'), 1] } },
      { id: id('fine'), fields: [path('fine')], when: value('contract'), then: { required: true } },
    ],
    checks: [
      {
        id: id('end-later'),
        fields: [path('endDate')],
        that: { '>': [value('endDate'), value('startDate')] },
        message: 'A data final deve ser maior que a data inicial.',
      },
      {
        id: id('start-earliest'),
        fields: [path('startDate')],
        that: { '>=': [value('startDate'), { addDays: [{ today: [] }, -1] }] },
        message: 'A data mínima é ontem.',
      },
      {
        id: id('guarantee-limit'),
        fields: [path('guarantee')],
        that: { '<=': [value('guarantee'), value('contract')] },
        message: 'A garantia não pode superar o contrato.',
      },
    ],
  };
}

/** A wizard of so many steps, each with 24 fields and 10 rules of its own. */
export function compileWizard(steps: number): CompiledDefinition {
  const ids = Array.from({ length: steps }, (_, index) => `step${index}`);
  const perStep = ids.map(rulesOf);
  const kinds = ['relations', 'derived', 'states', 'checks'] as const;
  const rules = Object.fromEntries(
    kinds.map((kind) => [kind, perStep.flatMap((step): readonly unknown[] => step[kind])]),
  ) as unknown as Json;
  const files = new Map<string, Json>([
    ['wizard/product.json', { id: 'wizard', code: 'W', version: 1, title: 'Wizard', steps: ids }],
    ['wizard/rules.json', rules],
    ['_shared/messages.json', { required: 'Preenchimento obrigatório', type: 'Valor inválido' }],
    ...ids.map((id) => [`wizard/steps/${id}.json`, stepFile()] as const),
  ]);
  return compileBundle(bundleOf(composeProduct(files, 'wizard')));
}
