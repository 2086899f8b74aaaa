import { chakra } from '@chakra-ui/react';
import { cellText } from '../../engine/index';
import { controlAria, Field, Table } from '../ui';
import type { WidgetProps } from './types';

type Row = Readonly<Record<string, unknown>>;

export function TableWidget({ frame, schema, value }: WidgetProps) {
  const rows = (value as readonly Row[] | undefined) ?? [];
  const columns = (schema.ui.columns ?? []).map((column) => ({
    key: column.name,
    header: column.title,
    cell: (row: Row) => cellText(row[column.name], column),
    ...(column.as === 'money' && { align: 'end' as const }),
    ...(column.as && { whole: true as const }),
  }));
  return (
    <Field {...frame} locked={undefined} group>
      <chakra.fieldset
        id={controlAria(frame).id}
        tabIndex={-1}
        aria-labelledby={`${frame.id}-label`}
        minW="0"
      >
        {rows.length === 0 ? (
          <p>{schema.ui.placeholder ?? 'Nenhum registro encontrado.'}</p>
        ) : (
          <Table
            caption={frame.label}
            columns={columns}
            rows={rows}
            rowKey={(row) => String(rows.indexOf(row))}
          />
        )}
      </chakra.fieldset>
    </Field>
  );
}
