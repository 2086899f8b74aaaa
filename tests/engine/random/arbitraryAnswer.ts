import * as fc from 'fast-check';
import type { CompiledField } from '../../../engine/model/CompiledDefinition';
import type { FieldState } from '../../../engine/model/states';

const digits = (count: number) =>
  fc.array(fc.nat(9), { minLength: count, maxLength: count }).map((found) => found.join(''));

const date = fc
  .date({ min: new Date('2024-06-01'), max: new Date('2031-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

const process = fc
  .tuple(digits(7), digits(2), fc.integer({ min: 1990, max: 2026 }), fc.nat(9), digits(2), digits(4))
  .map(([number, check, year, branch, court, origin]) =>
    [`${number}-${check}`, year, branch, court, origin].join('.'),
  );

/** Texts of each format and widget, right ones and such as are not. */
const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date,
  'tax-id': fc.oneof(
    fc.constantFrom('52998224725', '11222333000181', '12ABC34501DE35', '87654321000198', '45997418000153'),
    digits(11),
  ),
  phone: digits(11).map((number) => `11${number.slice(2)}`),
  'mobile-phone': digits(8).map((number) => `119${number}`),
  landline: digits(7).map((number) => `113${number}`),
  cep: fc.oneof(fc.constantFrom('01310100', '30130010'), digits(8)),
  email: fc.constantFrom('ana@acme.test', 'ana@', 'rui.prado@cliente.test'),
  'process-number': fc.oneof(fc.constant('0001234-28.2026.5.03.0001'), process),
};

const plain = fc.oneof(
  fc.constantFrom(
    'Obra',
    ' Obra  nova ',
    'MG',
    'sp',
    '77/2026',
    'Ação\nem duas linhas',
    '0',
    'x'.repeat(5001),
  ),
  fc.string({ minLength: 1, maxLength: 20 }),
);

const cents = (max: number) => fc.nat(max * 100).map((amount) => amount / 100);
const amount = fc.oneof(cents(100), cents(3_000_000), fc.constantFrom(0.01, 10_000, 1_000_000, 33.335));
const whole = fc.oneof(fc.constantFrom(1, 2, 3, 5, 12, 30, 365), fc.nat(2000));

const file = fc.record({
  DocumentID: fc.uuid(),
  DocumentName: fc.constantFrom('edital.pdf', 'contrato.pdf'),
});

function offered({ schema }: CompiledField, { options, disabledOptions = [] }: FieldState): unknown[] {
  const open = options.filter(({ value, disabled }) => !disabled && !disabledOptions.includes(value));
  return schema.type === 'object'
    ? open.map(({ value, label }) => ({ value, label }))
    : open.map(({ value }) => value);
}

function typed({ schema }: CompiledField): fc.Arbitrary<unknown> {
  const { type, format, ui } = schema;
  if (type === 'boolean') return fc.boolean();
  if (type === 'number') return amount;
  if (type === 'integer') return whole;
  if (type === 'array')
    return fc.uniqueArray(file, { minLength: 1, maxLength: 3, selector: (one) => one.DocumentID });
  return texts[format ?? ui.widget] ?? plain;
}

/** What a person may answer to a field as it is now: an option where there are any, or what can be typed; `null` empties it. */
export function arbitraryAnswer(field: CompiledField, state: FieldState): fc.Arbitrary<unknown> {
  const options = offered(field, state);
  const isFree = field.schema.ui.widget === 'suggest' || options.length === 0;
  const isForced = state.disabledOptions !== undefined;
  if (!isFree && field.schema.type === 'array') return fc.subarray(options);
  if (!isFree)
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...options) },
      fc.constantFrom(...(isForced ? options : [null])),
    );
  if (field.schema.type === 'object') return fc.constant(null);
  return fc.oneof({ weight: 6, arbitrary: typed(field) }, fc.constant(null));
}
