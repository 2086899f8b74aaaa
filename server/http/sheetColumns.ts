import { maskedTaxId } from '../../engine/values';
import type { CellKind, SheetColumn } from './sendExcel';

/** Columns of a sheet, named for what their cells are. */
export function columnsFor<Row>() {
  const of =
    (kind: CellKind) =>
    (header: string, width: number, value: SheetColumn<Row>['value']): SheetColumn<Row> => ({
      ...{ header, kind, width, value },
    });
  return { text: of('text'), number: of('number'), money: of('money'), day: of('day') };
}

export const masked = (document: string | null) => (document === null ? null : maskedTaxId(document));
