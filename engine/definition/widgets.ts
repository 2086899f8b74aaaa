import type { Cleaner, FieldSchema } from '../model/FieldSchema';

interface WidgetNote {
  readonly types: readonly FieldSchema['type'][];
  readonly formats?: readonly string[];
  /** It offers options: fixed ones, or those of a state rule or a look-up. */
  readonly options?: 'needed' | 'possible';
  /** How its text is cleaned where the question names no cleaner (specification 2 §5.1); others lose invisible characters. */
  readonly cleaner?: Cleaner;
  readonly recent?: true;
  readonly bounds?: true;
}

const CHOSEN = ['string', 'number', 'integer', 'boolean'] as const;

/** Every widget there is; the renderers' registry has a component for each that is shown, or does not compile. */
export const WIDGETS = {
  text: { types: ['string'], cleaner: 'plainText', recent: true },
  textarea: { types: ['string'], cleaner: 'plainLines' },
  password: { types: ['string'] },
  'tax-id': { types: ['string'], formats: ['tax-id', 'cpf', 'cnpj'], recent: true },
  phone: { types: ['string'], formats: ['phone', 'landline', 'mobile-phone'], recent: true },
  cep: { types: ['string'], formats: ['cep'], recent: true },
  'process-number': { types: ['string'], recent: true },
  email: { types: ['string'], formats: ['email'], cleaner: 'visibleText', recent: true },
  suggest: { types: ['string'], options: 'possible', cleaner: 'plainText' },
  money: { types: ['number'], bounds: true },
  percent: { types: ['number'], bounds: true },
  integer: { types: ['integer'], bounds: true },
  date: { types: ['string'], formats: ['date'], bounds: true },
  /** Typed as free text where its list cannot be loaded. */
  select: { types: CHOSEN, options: 'needed', cleaner: 'visibleText' },
  radio: { types: CHOSEN, options: 'needed' },
  checkbox: { types: ['boolean'] },
  choice: { types: ['object'], options: 'needed' },
  search: { types: ['object'], options: 'needed' },
  checkboxes: { types: ['array'], options: 'needed' },
  files: { types: ['array'] },
  /** Read only: rows that a rule or a look-up gives. */
  table: { types: ['array'] },
  /** Kept and sent, never shown: for answers that only rules and look-ups write. */
  hidden: { types: ['string', 'number', 'integer', 'boolean', 'object', 'array'] },
} as const satisfies Record<string, WidgetNote>;

export type Widget = keyof typeof WIDGETS;

export type ShownWidget = Exclude<Widget, 'hidden'>;

/** Whether the answer is a choice that keeps its label: one of a list, or of what is found for a typed text. */
export function isChoiceWidget(name: string): boolean {
  return name === 'choice' || name === 'search';
}

export function widgetNote(name: string): WidgetNote | undefined {
  return Object.hasOwn(WIDGETS, name) ? WIDGETS[name as Widget] : undefined;
}

/** How many decimals a field's number may have: cents of an amount, two of a percentage unless it says otherwise. */
export function decimalsOf({ decimals, ui }: Pick<FieldSchema, 'decimals' | 'ui'>): number | undefined {
  if (ui.widget === 'money') return 2;
  return decimals ?? (ui.widget === 'percent' ? 2 : undefined);
}
