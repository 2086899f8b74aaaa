import ExcelJS from 'exceljs';
import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { LIMITS, type Refusal, SheetRefusal } from '../../src/features/batch/sheet/RawSheet';
import { readSheet } from '../../src/features/batch/sheet/readSheet';

type Cell = ExcelJS.CellValue;

async function workbook(rows: readonly (readonly Cell[])[], touch?: (book: ExcelJS.Workbook) => void) {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Pedidos');
  for (const row of rows) sheet.addRow([...row]);
  touch?.(book);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

async function refusalOf(bytes: Uint8Array): Promise<[Refusal, number | undefined]> {
  const error: unknown = await readSheet(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SheetRefusal)) throw new Error(`not refused: ${String(error)}`);
  return [error.refusal, error.found];
}

describe('an XLSX is read as a person would type what it shows', () => {
  it('days, amounts, percentages, ticks, marked texts and links', async () => {
    const bytes = await workbook(
      [
        ['Início', 'Valor', 'Percentual', 'Obra civil', 'Nome', 'E-mail'],
        [
          new Date(Date.UTC(2026, 2, 1)),
          1.1 + 2.2,
          0.055,
          true,
          { richText: [{ text: 'Serra' }, { text: ' Azul' }] },
          { text: 'ana@serra.test', hyperlink: 'mailto:ana@serra.test' },
        ],
      ],
      (book) => {
        book.worksheets[0]!.getCell('C2').numFmt = '0.00%';
      },
    );
    const { rows } = await readSheet(bytes);
    expect(rows).toEqual([
      { line: 2, cells: ['01/03/2026', '3,3', '5,5%', 'Sim', 'Serra Azul', 'ana@serra.test'], faults: {} },
    ]);
  });

  it('a formula by its value; one without a value and an error are faults of their cells', async () => {
    const bytes = await workbook([
      ['a', 'b', 'c'],
      [{ formula: '1+1', result: 2 }, { formula: '1+1' }, { error: '#REF!' }],
    ]);
    const sheet = await readSheet(bytes);
    expect(sheet.rows[0]).toEqual({ line: 2, cells: ['2', '', ''], faults: { 1: 'formula', 2: 'error' } });
    expect(sheet.formulas).toBe(2);
  });

  it('its first tab that is seen, without the empty lines, each by its number in the file', async () => {
    const bytes = await workbook([[], ['a'], ['1'], [], ['2']], (book) => {
      const hidden = book.addWorksheet('Antes');
      hidden.state = 'hidden';
      book.addWorksheet('Depois').addRow(['x']);
    });
    const sheet = await readSheet(bytes);
    expect(sheet.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [3, '1'],
      [5, '2'],
    ]);
    expect(sheet.tab).toBe('Pedidos');
  });
});

describe('a CSV is read in the encodings that programs save', () => {
  const text = 'Edital;Órgão;Valor\r\n12/2026;São João;1.234,56\r\n"13;2026";"Licitação ""A""";\r\n';
  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with its mark', utf8(`\uFEFF${text}`)],
    ['latin-1', latin1(text)],
    ['UTF-16', utf16(text)],
    ['UTF-16 without its mark', utf16(text).subarray(2)],
    ['with commas', utf8('Edital,Órgão,Valor\n12/2026,São João,"1.234,56"\n13;2026,"Licitação ""A""",\n')],
    ['with tabs', utf16('Edital\tÓrgão\tValor\n12/2026\tSão João\t1.234,56\n13;2026\t"Licitação ""A"""\t\n')],
    ['with its sign named above', utf8(`sep=;\r\n${text}`)],
  ])('%s', async (_name, bytes) => {
    const { headers, rows } = await readSheet(bytes);
    expect(headers).toEqual(['Edital', 'Órgão', 'Valor']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['12/2026', 'São João', '1.234,56'],
      ['13;2026', 'Licitação "A"', ''],
    ]);
  });
});

describe('what is not taken is refused whole', () => {
  const many = (rows: number) => utf8(`a;b\n${'1;2\n'.repeat(rows)}`);

  it('an empty file, one of blanks, and one with headers alone', async () => {
    expect(await refusalOf(new Uint8Array())).toEqual(['empty', undefined]);
    expect(await refusalOf(utf8('\n ;\n'))).toEqual(['empty', undefined]);
    expect(await refusalOf(utf8('a;b\n;\n'))).toEqual(['noRows', undefined]);
    expect(await refusalOf(await workbook([]))).toEqual(['empty', undefined]);
  });

  it('500 rows are taken, 501 and 10,000 are not', async () => {
    expect((await readSheet(many(LIMITS.rows))).rows).toHaveLength(500);
    expect(await refusalOf(many(501))).toEqual(['manyRows', 501]);
    expect(await refusalOf(many(10_000))).toEqual(['manyRows', 10_000]);
    const rows = Array.from({ length: 501 }, (_, at) => [at]);
    expect(await refusalOf(await workbook([['a'], ...rows]))).toEqual(['manyRows', 501]);
  });

  it('a file of 50 MB, more columns than any wizard has questions', async () => {
    expect(await refusalOf(new Uint8Array(50_000_000))).toEqual(['large', undefined]);
    expect(await refusalOf(utf8(`${'a;'.repeat(300)}b\n1`))).toEqual(['manyColumns', 301]);
  });

  it('a file with a password', async () => {
    const sheets = [{ name: 'a', rows: [['a'], ['1']] }];
    const bytes = await writeXlsx({ sheets, encryption: { password: 'x', spinCount: 1 } });
    expect(await refusalOf(new Uint8Array(bytes))).toEqual(['protected', undefined]);
  });

  it('a zip bomb, by what it says of itself and by what it does not say', async () => {
    const parts = { 'xl/worksheets/sheet1.xml': new Uint8Array(LIMITS.unpacked + 1) };
    const bomb = zipSync(parts);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusalOf(bomb)).toEqual(['bomb', undefined]);
    expect(await refusalOf(saying(bomb, 0))).toEqual(['bomb', undefined]);
    expect(await refusalOf(saying(bomb, 10))).toEqual(['broken', undefined]);
  });

  it('what is no spreadsheet, and one that is broken', async () => {
    expect(await refusalOf(utf8('%PDF-1.7\n\u0000\u0001'))).toEqual(['kind', undefined]);
    expect(await refusalOf(zipSync({ 'a.txt': utf8('a') }))).toEqual(['broken', undefined]);
    const whole = await workbook([['a'], ['1']]);
    expect(await refusalOf(whole.subarray(0, whole.length / 2))).toEqual(['broken', undefined]);
  });
});

/** The archive with another unpacked size in the directory at its end. */
function saying(zip: Uint8Array, size: number): Uint8Array {
  const bytes = zip.slice();
  const at = Buffer.from(bytes.buffer).lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  new DataView(bytes.buffer).setUint32(at + 24, size, true);
  return bytes;
}
