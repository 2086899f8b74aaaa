/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-interactive-element-to-noninteractive-role -- as cards a table loses the roles that its tags imply. */
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SheetColumn } from '../../../engine/index';
import { Badge, IconButton } from '../../../renderers/ui';
import { statusPage } from '../../shared/requests/places';
import { TextLink } from '../../shared/ui/TextLink';
import { moneyText } from '../../../engine/values';
import type { RowPrice } from './judge/priceOfRow';
import { type CellNote, isRight, type SheetRow } from './rows';
import type { RowResult } from './sending/Batch';
import styles from './batch.module.css';

interface Props {
  readonly rows: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
  readonly results: ReadonlyMap<number, RowResult>;
  readonly onEdit?: ((row: SheetRow) => void) | undefined;
}

export function RowsTable({ rows, columns, results, onEdit }: Props) {
  return (
    // What is wider than the page scrolls; the keyboard scrolls it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label="Linhas da planilha">
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">Linha</th>
            {columns.map(({ path, label }) => (
              <th key={path} role="columnheader">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <RowLine key={row.line} {...{ row, columns, onEdit }} result={results.get(row.line)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps extends Pick<Props, 'columns' | 'onEdit'> {
  readonly row: SheetRow;
  readonly result: RowResult | undefined;
}

function RowLine({ row, columns, result, onEdit }: LineProps) {
  const shown = new Set(columns.map(({ path }) => path));
  const others = row.notes.filter(({ path }) => path === undefined || !shown.has(path));
  const isSent = result !== undefined && 'identifier' in result;
  return (
    <tr role="row">
      <th role="rowheader" className={styles.first}>
        <span className={styles.state}>
          <span className="ui-figures">{row.line}</span>
          <RowState row={row} result={result} />
          {onEdit && row.judged && !isSent && (
            <IconButton label={`Corrigir linha ${row.line}`} w="8" h="8" onClick={() => onEdit(row)}>
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
          )}
        </span>
        {result && 'message' in result && <span className={styles.error}>{result.message}</span>}
        {!isSent && row.judged?.price && isRight(row) && <Price price={row.judged.price} />}
        <Notes notes={others} isNamed />
      </th>
      {columns.map(({ path, label }) => (
        <RowCell
          key={path}
          label={label}
          text={row.texts[path] ?? ''}
          notes={row.notes.filter((note) => note.path === path)}
        />
      ))}
    </tr>
  );
}

function Price({ price }: { price: RowPrice }) {
  if (price.state === 'priced')
    return <span className={`${styles.notice} ui-figures`}>Estimado: {moneyText(price.premium)}</span>;
  const who = price.state === 'person' ? 'Um executivo analisa' : 'A seguradora não aceitaria';
  return <span className={styles.notice}>{`${who}: ${price.reason}`}</span>;
}

export function RowState({ row, result }: { row?: SheetRow; result: RowResult | undefined }) {
  if (result && 'identifier' in result) {
    return (
      <TextLink asChild>
        <Link to={statusPage(result.identifier)}>{result.identifier}</Link>
      </TextLink>
    );
  }
  if (result) return <Badge tone="danger">Não enviada</Badge>;
  if (!row?.judged) return null;
  if (isRight(row)) return <Badge tone="success">Certa</Badge>;
  const wrong = row.notes.filter(({ level }) => level === 'error').length;
  return <Badge tone="danger">{wrong === 1 ? '1 erro' : `${wrong} erros`}</Badge>;
}

function RowCell({ label, text, notes }: { label: string; text: string; notes: readonly CellNote[] }) {
  const isWrong = notes.some(({ level }) => level === 'error');
  return (
    <td
      role="cell"
      data-label={label}
      data-wrong={isWrong || undefined}
      data-quiet={notes.length === 0 || undefined}
    >
      <span className={styles.text}>{text}</span>
      <Notes notes={notes} />
    </td>
  );
}

function Notes({ notes, isNamed }: { notes: readonly CellNote[]; isNamed?: boolean }) {
  return notes.map(({ level, title, words }) => (
    <span key={words} className={level === 'error' ? styles.error : styles.notice}>
      {isNamed && title ? `${title}: ${words}` : words}
    </span>
  ));
}
