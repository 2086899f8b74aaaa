import { compileBundle, bundleOf } from '../../engine/publish/loadProducts';
import { composeProduct } from '../../engine/definition/compose';
import type { ProductFiles } from '../../engine/definition/files';
import type { Definition, SummarySection } from '../../engine/model/Definition';
import type { FieldSchema } from '../../engine/model/FieldSchema';
import type { Rules } from '../../engine/rules';
import { asJson } from '../../engine/model/shaped';
import type { CompiledDefinition } from '../../engine/model/CompiledDefinition';
import type { Environment, Json } from '../../engine/expression';

/** A product in a few lines: fields by step, rules by kind. */
export interface Sketch extends Partial<Rules> {
  readonly steps: Readonly<Record<string, StepSketch>>;
  readonly record?: Json;
  readonly questionnaire?: Json;
  readonly summary?: readonly SummarySection[];
  readonly messages?: Readonly<Record<string, string>>;
}
export interface StepSketch {
  readonly fields: Readonly<Record<string, Partial<FieldSchema>>>;
  readonly required?: readonly string[];
  readonly title?: string;
}

export const environment: Environment = { today: '2026-03-10', constants: {}, context: {} };

export const messages = {
  required: 'Preenchimento obrigatório',
  stepInvalid: 'Verifique os campos em destaque antes de prosseguir',
  sendFailed: 'Algo deu errado com sua solicitação.',
  type: 'Valor inválido',
  enum: 'Valor inválido',
  decimals: 'Valor inválido',
  maxLength: 'Digite no máximo {limit} caracteres',
  minimum: 'No mínimo {limit}',
  'format:date': 'Data inválida',
  'draft:changed': 'As perguntas mudaram desde que você começou. Confira: {steps}.',
  'draft:step': 'Mudou nesta etapa',
  'draft:asked': 'Pergunta nova: {titles}.',
  'draft:arrived': 'Agora nesta etapa: {titles}.',
  'draft:mapped': '{title}: “{from}” agora é “{to}”.',
  'draft:again': 'Responda de novo: {titles}.',
  'draft:look': 'Confira: {titles}.',
  'draft:gone': 'Não é mais perguntado: {titles}.',
  'draft:unnamed': 'outra resposta',
  'review:unknown': 'Campo não reconhecido.',
  'review:missing': 'Valor ausente ou desatualizado.',
  'review:tampered': 'Valor diferente do calculado pelas regras do produto.',
};

function field(name: string, schema: Partial<FieldSchema>): FieldSchema {
  return { title: name, type: 'string', ui: { widget: 'text' }, ...schema };
}

function stepFile(id: string, step: StepSketch): Json {
  const fields = Object.entries(step.fields).map(([name, schema]) => [name, field(name, schema)]);
  const { title = id, required = [] } = step;
  return { title, required, properties: Object.fromEntries(fields) };
}

/** The files that an analyst would have written for a sketch; the product is called `p`. */
export function filesOf(sketch: Sketch): ProductFiles {
  const { steps, record, questionnaire, summary, messages: own, ...rules } = sketch;
  const product = { id: 'p', code: 'P', version: 1, title: 'P', steps: Object.keys(steps), summary };
  return new Map<string, Json>([
    ['p/product.json', asJson(product)],
    ['p/rules.json', asJson(rules)],
    ['_shared/messages.json', { ...messages, ...own }],
    ...(record === undefined ? [] : [['p/record.json', record] as const]),
    ...(questionnaire === undefined ? [] : [['p/questionnaire.json', questionnaire] as const]),
    ...Object.entries(steps).map(([id, step]) => [`p/steps/${id}.json`, stepFile(id, step)] as const),
  ]);
}

export function defineProduct(sketch: Sketch): Definition {
  return bundleOf(composeProduct(filesOf(sketch), 'p')).definition;
}

export function compileSketch(sketch: Sketch): CompiledDefinition {
  return compileBundle({ definition: defineProduct(sketch) });
}

/** One step `s` with text fields of these names; a field is then called `s.name`. */
export function texts(...names: readonly string[]): Sketch['steps'] {
  return { s: { fields: Object.fromEntries(names.map((name) => [name, {}])) } };
}

export const number: Partial<FieldSchema> = { type: 'number', ui: { widget: 'money' } };
export const date: Partial<FieldSchema> = { format: 'date', ui: { widget: 'date' } };
export const choice: Partial<FieldSchema> = {
  type: 'object',
  properties: { value: { type: 'string' }, label: { type: 'string' } },
  ui: { widget: 'choice' },
};
export const files: Partial<FieldSchema> = {
  type: 'array',
  items: { type: 'object' },
  ui: { widget: 'files' },
};
