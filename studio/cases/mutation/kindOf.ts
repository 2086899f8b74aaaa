import type { Subject } from '../../check/product/subject';
import { unitOf } from '../../check/types/declared';
import { constantsOf } from '../../../engine/definition';
import type { FieldSchema } from '../../../engine/index';
import { parts, valueAt, type Mutant } from './Mutant';

/** What a change would do to a customer: another price, another day, an answer refused or let through, other words. */
export const KINDS = ['money', 'dates', 'validity', 'wording', 'other'] as const;

export type MutantKind = (typeof KINDS)[number];

/** The kinds of which every change must be noticed. */
export const STRICT: readonly MutantKind[] = ['money', 'dates', 'validity'];

const WORDS = [
  ...['title', 'label', 'hint', 'unit', 'message', 'reason', 'insurer', 'close', 'description', 'summary'],
  'errorMessage',
];

/** Parts of a rating that only name things and price nothing. */
const NAMES = ['client', 'insured', 'objectNumbers', 'policy', 'change'];

const AMOUNTS = ['money', 'percent'];

function kindOfField({ format, ui }: FieldSchema): MutantKind | undefined {
  if (AMOUNTS.includes(ui.widget)) return 'money';
  return format === 'date' ? 'dates' : undefined;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsOf(inner)])
    : [];
}

function ofRule({ fields, definition }: Subject, [, kind = '', index = '']: readonly string[]): MutantKind {
  const named = textsOf(valueAt(definition.rules, `/${kind}/${index}`)).flatMap((text) => {
    const field = fields.get(text);
    return field ? [kindOfField(field.schema)] : [];
  });
  if (named.includes('money')) return 'money';
  if (named.includes('dates')) return 'dates';
  return kind === 'checks' || kind === 'states' ? 'validity' : 'other';
}

function ofStep({ definition }: Subject, pointer: readonly string[]): MutantKind {
  const [, step = '', list, name = ''] = pointer;
  const field = definition.steps[Number(step)]!.properties[name];
  return (list === 'properties' && field && kindOfField(field)) || 'validity';
}

function ofConstant({ files }: Subject, name: string): MutantKind {
  const [row] = constantsOf(files)[name] ?? [];
  const unit = unitOf(row?.note);
  return unit === 'count' ? 'dates' : unit === undefined ? 'validity' : 'money';
}

export function kindOf(subject: Subject, { pointer }: Pick<Mutant, 'pointer'>): MutantKind {
  const way = parts(pointer);
  const [part = '', second = ''] = way;
  if (part === 'summary' || WORDS.some((word) => way.slice(2).includes(word))) return 'wording';
  if (part === 'rules') return ofRule(subject, way);
  if (part === 'steps') return ofStep(subject, way);
  if (part === 'constants') return ofConstant(subject, second);
  if (part === 'rating') return NAMES.includes(second) ? 'other' : second === 'validity' ? 'dates' : 'money';
  return 'other';
}
