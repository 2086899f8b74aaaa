import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  isRequired,
  nameOfTitle,
  withLimit,
  withMessage,
  withOption,
  withoutOption,
  withQuestion,
  withRequired,
  withRow,
} from './everyday';

const folder = fileURLToPath(new URL('../../product-schemas', import.meta.url));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const object = read('licitante/steps/object.json');
const NOTICE = '/properties/noticeNumber';

/** The lines of each text that the other has not, so that what was left alone is not repeated. */
function changed(before: string, after: string): [lost: string[], won: string[]] {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const only = (lines: string[], not: string[]) =>
    lines.filter((line) => !not.includes(line)).map((line) => line.trim());
  return [only(one, other), only(other, one)];
}

describe('the everyday changes', () => {
  it('change a limit in its line, add one before the looks, take it away again', () => {
    const after = withLimit(object, NOTICE, 'maxLength', 60);
    expect(changed(object, after)).toEqual([['"maxLength": 50,'], ['"maxLength": 60,']]);
    expect(withLimit(after, NOTICE, 'maxLength', 60)).toBe(after);
    const added = withLimit(object, NOTICE, 'minLength', 3);
    expect(added).toContain('"maxLength": 50,\n      "minLength": 3,\n      "ui"');
    expect(withLimit(added, NOTICE, 'minLength', undefined)).toBe(object);
  });

  it('give a question a sentence of its own, another one, and none', () => {
    const one = withMessage(object, NOTICE, 'required', 'Informe o edital.');
    expect(changed(object, one)).toEqual([[], ['"errorMessage": { "required": "Informe o edital." },']]);
    const two = withMessage(one, NOTICE, 'maxLength', 'Longo demais.');
    expect(two).toContain('{ "required": "Informe o edital.", "maxLength": "Longo demais." }');
    expect(withMessage(two, NOTICE, 'maxLength', '')).toBe(one);
    expect(withMessage(one, NOTICE, 'required', '')).toBe(object);
  });

  it('change, add and take away an option, whichever way it is written', () => {
    const [insured, charges] = [
      read('licitante/steps/insured.json'),
      read('fianca-locaticia/steps/charges.json'),
    ];
    const kind = '/properties/BIDType';
    const added = withOption(insured, kind, 99, 'Leilão eletrônico');
    expect(changed(insured, added)[1]).toContain('"Leilão eletrônico"');
    const named = withOption(insured, kind, 0, 'Convite');
    expect(changed(insured, named)).toEqual([['"Carta convite",'], ['"Convite",']]);
    const table = Object.entries(
      (JSON.parse(charges) as { properties: Record<string, { ui: { options?: { value: unknown }[] } }> })
        .properties,
    ).find(([, { ui }]) => ui.options?.[0]?.value === 12)![0];
    const more = withOption(charges, `/properties/${table}`, 99, '31 vezes');
    expect(changed(charges, more)[1]).toContain('{ "value": 31, "label": "31 vezes" }');
    expect(withoutOption(more, `/properties/${table}`, 4)).toBe(charges);
  });

  it('add a question behind another one, required where it must be answered', () => {
    const name = nameOfTitle('Número do Lote (edital)');
    expect(name).toBe('numeroDoLoteEdital');
    const asked = {
      name,
      title: 'Número do Lote',
      widget: 'text',
      required: true,
      after: 'noticeNumber',
    } as const;
    const after = withQuestion(object, asked);
    const { properties } = JSON.parse(after) as { properties: Record<string, unknown> };
    expect(Object.keys(properties).slice(0, 2)).toEqual(['noticeNumber', name]);
    expect(isRequired(after, `/properties/${name}`)).toBe(true);
    expect(changed(object, after)[0]).toEqual(['"objectText"']);
    expect(() => withQuestion(after, asked)).toThrow(name);
    expect(withRequired(withRequired(object, NOTICE, false), NOTICE, false)).toBe(
      withRequired(object, NOTICE, false),
    );
    expect(isRequired(withRequired(object, NOTICE, false), NOTICE)).toBe(false);
  });

  it('add the row of a value from its day on, before those of later days', () => {
    const constants = read('constants.json');
    const row = { from: '2027-01-01', value: 180, title: 'Prêmio mínimo', note: 'R$, prática do mercado' };
    const after = withRow(constants, 'minimum-premium', row);
    expect(changed(constants, after)[0]).toEqual([]);
    const between = withRow(after, 'minimum-premium', { ...row, from: '2026-12-01', value: 170 });
    const rows = (JSON.parse(between) as Record<string, { value: number }[]>)['minimum-premium']!;
    expect(rows.map(({ value }) => value)).toEqual([150, 170, 180]);
    expect(withRow(after, 'minimum-premium', row)).toBe(after);
  });
});
