import { z } from 'zod';

export const UNITS = 20;

const text = z.string().max(200, 'Digite no máximo 200 caracteres');
const needed = 'Preenchimento obrigatório';
const amount = (label: string) => z.number().gt(0, `O campo ${label} deverá ser maior que zero.`).optional();
const date = z.string().optional();

/** The fields of a unit by their first names; each unit has them under its own number. */
const unit = {
  notice: text.min(1, needed),
  process: text,
  complement: text,
  startDate: date,
  days: z.int(needed).min(1, 'Valor inválido'),
  endDate: date,
  contract: amount('Contrato'),
  percentage: amount('Percentual'),
  guarantee: amount('Garantia'),
  fine: amount('Multas'),
  total: z.number().optional(),
  objectText: z.string(),
  ...Object.fromEntries([...'ABCDEFGHIJKL'].map((letter) => [`note${letter}`, text])),
};

const units = Array.from({ length: UNITS }, (_, index) => index);
const yesterday = '2026-03-09';

/** What no single field can tell. */
function checkUnit(
  values: Record<string, unknown>,
  at: number,
  report: (path: string, message: string) => void,
): void {
  const day = (name: string) => values[`${name}${at}`] as string | undefined;
  const sum = (name: string) => values[`${name}${at}`] as number | undefined;
  const [start, end] = [day('startDate'), day('endDate')];
  const [contract, guarantee] = [sum('contract'), sum('guarantee')];
  if (start && end && end <= start) report(`endDate${at}`, 'A data final deve ser maior que a data inicial.');
  if (start && start < yesterday) report(`startDate${at}`, 'A data mínima é ontem.');
  if (guarantee && contract && guarantee > contract)
    report(`guarantee${at}`, 'A garantia não pode superar o contrato.');
  if (contract && sum('fine') === undefined) report(`fine${at}`, needed);
}

export const schema = z
  .object(
    Object.fromEntries(
      units.flatMap((index) => Object.entries(unit).map(([name, field]) => [`${name}${index}`, field])),
    ),
  )
  .superRefine((values, context) => {
    const report = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    for (const index of units) checkUnit(values, index, report);
  });

const texts = Object.keys(unit).filter((name) => /^(notice|process|complement|note)/.test(name));

/** A form nobody has filled. */
export const emptyValues: Record<string, string> = Object.fromEntries(
  units.flatMap((index) => [
    ...texts.map((name) => [`${name}${index}`, '']),
    [`objectText${index}`, 'Edital: , processo . '],
  ]),
);
