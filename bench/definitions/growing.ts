import type { Json } from '../../engine/expression';
import { unitRules } from './unitRules';

const text = { type: 'string', maxLength: 200, ui: { widget: 'text' } };
const date = { type: 'string', format: 'date', ui: { widget: 'date' } };
const integer = { type: 'integer', minimum: 1, ui: { widget: 'integer', unit: 'dias' } };
const money = { type: 'number', exclusiveMinimum: 0, ui: { widget: 'money' } };
const percent = { type: 'number', exclusiveMinimum: 0, ui: { widget: 'percent' } };

/** The fields of a unit: name, label, schema. */
const own: readonly (readonly [string, string, object])[] = [
  ['notice', 'Edital', text],
  ['process', 'Processo', text],
  ['complement', 'Complemento', text],
  ['startDate', 'Início', date],
  ['days', 'Prazo', integer],
  ['endDate', 'Final', date],
  ['contract', 'Contrato', money],
  ['percentage', 'Percentual', percent],
  ['guarantee', 'Garantia', money],
  ['fine', 'Multas', money],
  ['total', 'Importância', { ...money, readOnly: true }],
  ['objectText', 'Objeto', { ...text, readOnly: true }],
];

const notes = [...'ABCDEFGHIJKL'].map((letter) => [`note${letter}`, `Observação ${letter}`, text] as const);

function propertiesOf(unit: number): [string, object][] {
  return [...own, ...notes].map(([name, label, schema]) => [
    `${name}${unit}`,
    { title: `${label} · ${unit}`, ...schema },
  ]);
}

const rulesOf = (unit: number, step: string) =>
  unitRules(
    (name) => `${step}.${name}${unit}`,
    (name) => `${name}-${unit}`,
  );

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The files of a wizard of that id and product code, of so many steps, each made of so many units of 24 fields and 10 rules. */
export function growingFiles(
  { id, code }: { id: string; code: string },
  steps: number,
  unitsPerStep: number,
): Map<string, Json> {
  const unitsOf = (step: number) => range(unitsPerStep).map((unit) => step * unitsPerStep + unit);
  const rules = range(steps).flatMap((step) => unitsOf(step).map((unit) => rulesOf(unit, `step${step}`)));
  const kinds = ['relations', 'derived', 'states', 'checks'] as const;
  const stepFile = (step: number) => ({
    $schema: '../../_meta/step.schema.json',
    title: `Etapa ${step}`,
    path: `step${step}`,
    type: 'object',
    required: unitsOf(step).flatMap((unit) => [`notice${unit}`, `days${unit}`]),
    properties: Object.fromEntries(unitsOf(step).flatMap(propertiesOf)),
  });
  const names = range(steps).map((step) => `step${step}`);
  const product = {
    $schema: '../_meta/product.schema.json',
    id,
    code,
    version: 1,
    title: 'Crescimento',
    steps: names,
    // The checks want each step printed: the first field of each, so that hardly more is drawn.
    summary: [
      { title: 'Crescimento', fields: range(steps).map((step) => `step${step}.notice${unitsOf(step)[0]}`) },
    ],
  };
  const kindsOfRules = kinds.map((kind) => [kind, rules.flatMap((all): object[] => all[kind])]);
  const ruleFile = { $schema: '../_meta/rules.schema.json', ...Object.fromEntries(kindsOfRules) };
  return new Map([
    [`${id}/product.json`, product],
    [`${id}/rules.json`, ruleFile],
    ...names.map((name, step) => [`${id}/steps/${name}.json`, stepFile(step)] as const),
  ] as [string, Json][]);
}
