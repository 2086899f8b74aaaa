import { type ColumnDef, type DataValidation, writeXlsx, type WriteSheet } from 'hucre/xlsx';
import type { SheetColumn } from '../../../../engine/index';
import { LIMITS, type RawSheet } from './RawSheet';
import { isWrong, mistakesOf, type SheetRow } from '../rows';
import { MISTAKES } from '../words';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Numbers that may begin with a zero, which a cell keeps as a text alone. */
const AS_TEXT = ['tax-id', 'cep', 'phone', 'process-number', 'text'];
/** Excel takes no longer list in a cell. */
const LONGEST_LIST = 255;

const kinds: Readonly<Record<string, string>> = {
  date: 'Data: dd/mm/aaaa',
  money: 'Valor em reais: 1.234,56',
  percent: 'Percentual: 5,00',
  integer: 'Número inteiro',
  'tax-id': 'CPF ou CNPJ, com ou sem pontos',
  phone: 'Telefone com DDD',
  cep: 'CEP: 00000-000',
  'process-number': 'Número do processo (CNJ)',
  checkbox: 'Sim ou Não',
};

async function fileOf(sheets: WriteSheet[]): Promise<Blob> {
  const bytes = await writeXlsx({ sheets, activeSheet: 0 });
  return new Blob([new Uint8Array(bytes)], { type: XLSX });
}

function formatOf({ widget }: SheetColumn): Pick<ColumnDef, 'numFmt'> {
  if (widget === 'date') return { numFmt: 'dd/mm/yyyy' };
  if (widget === 'money') return { numFmt: '#,##0.00' };
  return AS_TEXT.includes(widget) ? { numFmt: '@' } : {};
}

const header = { font: { bold: true } };
const lettersOf = (place: number): string =>
  (place >= 26 ? lettersOf(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));

function validationOf({ options }: SheetColumn, place: number): DataValidation[] {
  const isListed = options.length > 0 && options.join(',').length <= LONGEST_LIST;
  if (!isListed || options.some((option) => option.includes(','))) return [];
  const letters = lettersOf(place);
  return [
    {
      type: 'list',
      values: [...options],
      allowBlank: true,
      range: `${letters}2:${letters}${LIMITS.rows + 1}`,
    },
  ];
}

const explained = ({ widget, options, longest }: SheetColumn) =>
  (options.length > 0 && widget !== 'suggest' ? options.join('; ') : kinds[widget]) ??
  (longest ? `Texto de até ${longest} caracteres` : 'Texto');

export function templateOf(columns: readonly SheetColumn[]): Promise<Blob> {
  const named = columns.map(({ label, required }) => (required ? `${label} *` : label));
  const requests: WriteSheet = {
    name: 'Pedidos',
    columns: columns.map((column): ColumnDef => ({
      width: Math.max(14, column.label.length + 4),
      ...formatOf(column),
    })),
    rows: [named],
    cells: new Map(named.map((value, place) => [`0,${place}`, { value, style: header }])),
    dataValidations: columns.flatMap(validationOf),
    freezePane: { rows: 1 },
  };
  const help: WriteSheet = {
    name: 'Como preencher',
    columns: [{ width: 36 }, { width: 24 }, { width: 80 }],
    rows: [
      ['Coluna', 'Obrigatória', 'O que preencher'],
      ...columns.map((column) => [
        column.label,
        column.required ? 'Sim' : 'Conforme as outras respostas',
        explained(column),
      ]),
    ],
    freezePane: { rows: 1 },
  };
  return fileOf([requests, help]);
}

export function mistakesFile(
  sheet: RawSheet,
  matching: readonly (string | null)[],
  rows: readonly SheetRow[],
): Promise<Blob> {
  const kept = sheet.headers.flatMap((text, place) => (text === MISTAKES ? [] : [{ text, place }]));
  const wrong = rows.flatMap((row, at) => (isWrong(row) ? [{ row, cells: sheet.rows[at]!.cells }] : []));
  const table = wrong.map(({ row, cells }) => [
    mistakesOf(row),
    ...kept.map(({ place }) => row.texts[matching[place] ?? ''] ?? cells[place] ?? ''),
  ]);
  const columns = [{ width: 60 }, ...kept.map(() => ({ width: 18 }))];
  const names = [MISTAKES, ...kept.map(({ text }) => text)];
  return fileOf([{ name: 'Pedidos', columns, rows: [names, ...table], freezePane: { rows: 1, columns: 1 } }]);
}
