import { useState } from 'react';
import type { SheetColumn } from '../../../engine/index';
import { Alert, Card, controlAria, Field, Select } from '../../../renderers/ui';
import { doubledNames } from './matchColumns';
import type { OpenSheet } from './sheetState';
import styles from './batch.module.css';

interface Props {
  readonly sheet: OpenSheet;
  readonly columns: readonly SheetColumn[];
  readonly isLocked: boolean;
  readonly onMatch: (place: number, path: string | null) => void;
}

export function ColumnsCard({ sheet, columns, isLocked, onMatch }: Props) {
  const { raw, matching } = sheet;
  const matched = matching.filter((path) => path !== null);
  // Columns the portal fills itself are never missing.
  const missing = columns.filter(({ path }) => !matched.includes(path) && isMissed(sheet, path));
  const doubled = doubledNames(raw.headers);
  const unused = raw.headers.filter((header, at) => matching[at] === null && header !== '');
  const [isOpen] = useState(unused.length > 0 || doubled.length > 0);
  return (
    <Card>
      <details className={styles.fold} open={isOpen}>
        <summary>
          <h2>Colunas</h2>
          <span>
            {matched.length} de {raw.headers.length} usadas
          </span>
        </summary>
        <div className={styles.columns}>
          {raw.headers.map((header, place) => (
            <ColumnChoice
              key={`${place} ${header}`}
              {...{ header, place, columns, isLocked, onMatch }}
              path={matching[place] ?? undefined}
            />
          ))}
        </div>
      </details>
      <div className={styles.notes}>
        {missing.length > 0 && (
          <Alert tone="warning" title="Faltam colunas obrigatórias">
            <p>
              {missing.map(({ label }) => label).join(', ')}. Escolha acima quais colunas respondem a elas, ou
              acrescente-as à planilha.
            </p>
          </Alert>
        )}
        {doubled.length > 0 && (
          <Alert tone="warning" title="Há colunas com o mesmo nome">
            <p>{doubled.join(', ')}. Escolha acima a que vale, ou renomeie uma delas na planilha.</p>
          </Alert>
        )}
        {unused.length > 0 && <p className={styles.muted}>Não usadas: {unused.join(', ')}.</p>}
        {raw.tab && (
          <p className={styles.muted}>Lemos a primeira aba, {raw.tab}; as outras não são usadas.</p>
        )}
        {raw.formulas > 0 && (
          <p className={styles.muted}>Das células com fórmula, vale o resultado que a planilha mostra.</p>
        )}
      </div>
    </Card>
  );
}

const isMissed = ({ rows }: OpenSheet, path: string) =>
  rows.every(({ notes }) => notes.some((note) => note.path === path && note.level === 'error'));

interface ChoiceProps extends Omit<Props, 'sheet'> {
  readonly header: string;
  readonly place: number;
  readonly path: string | undefined;
}

function ColumnChoice({ header, place, path, columns, isLocked, onMatch }: ChoiceProps) {
  const frame = { id: `column-${place}`, label: header || `Coluna ${place + 1}`, disabled: isLocked };
  return (
    <Field {...frame}>
      <Select
        {...controlAria(frame)}
        value={path}
        placeholder="Não usar"
        options={columns.map((column) => ({ value: column.path, label: column.label }))}
        onChange={(chosen) => onMatch(place, chosen ?? null)}
      />
    </Field>
  );
}
