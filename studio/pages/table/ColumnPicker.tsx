import { useState } from 'react';
import type { CompiledDefinition } from '../../../engine/index';
import type { CaseColumn } from '../../cases/table/CaseColumn';
import { counted } from '../../../engine/values';
import { Checkbox, Field, Select, controlAria } from '../../../renderers/ui';
import styles from './table.module.css';

interface Props {
  readonly columns: readonly CaseColumn[];
  readonly shown: ReadonlySet<string>;
  readonly definition: CompiledDefinition;
  readonly onShow: (id: string, isShown: boolean) => void;
  readonly onAdd: (path: string) => void;
}

const PARTS = { about: 'Caso', set: 'Dado', given: 'Dado', expect: 'Espera' } as const;

export function ColumnPicker({ columns, shown, definition, onShow, onAdd }: Props) {
  const [path, setPath] = useState<string>();
  const frame = { id: 'table-add', label: 'Nova coluna: resposta' };
  const given = new Set(columns.filter(({ part }) => part === 'given').map(({ keys }) => keys[0]));
  const options = definition.fields
    .filter((field) => !given.has(field.path) && !field.derived)
    .map((field) => ({ value: field.path, label: `${field.schema.title} (${field.path})` }));
  return (
    <details className={styles.picker}>
      <summary>
        Colunas ({counted(shown.size, 'à vista', 'à vista')} de {columns.length})
      </summary>
      <div className={styles.choices}>
        {columns.map(({ id, part, label }) => (
          <Checkbox
            key={id}
            id={`column-${id.replaceAll(' ', '-')}`}
            value={shown.has(id)}
            onChange={(next) => onShow(id, next)}
          >
            {PARTS[part]}: {label}
          </Checkbox>
        ))}
      </div>
      <Field {...frame}>
        <Select
          {...controlAria(frame)}
          value={path}
          options={options}
          onChange={(next) => {
            setPath(undefined);
            if (next) onAdd(next);
          }}
        />
      </Field>
    </details>
  );
}
