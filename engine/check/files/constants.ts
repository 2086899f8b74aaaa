import { pointerPart, type Fault, type ProductFiles } from '../../definition/files';

type Row = { readonly from: string };

/** Rows of a constant stand in the order of their days, one a day. */
export function constantRows(files: ProductFiles): Fault[] {
  const file = 'constants.json';
  const { $schema: _schema, ...table } = (files.get(file) ?? {}) as Readonly<Record<string, readonly Row[]>>;
  return Object.entries(table).flatMap(([name, rows]) =>
    rows.flatMap((row, index) => {
      const before = rows[index - 1];
      if (!before || before.from < row.from) return [];
      const message = `This row is not later than the one before it (${before.from}).`;
      return [{ file, pointer: `${pointerPart(name)}/${index}/from`, code: 'row-order', message }];
    }),
  );
}
