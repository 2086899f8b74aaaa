import { useMemo, useState } from 'react';
import { columnsOf, givenColumn } from '../../cases/table/columnsOf';
import type { CaseColumn } from '../../cases/table/CaseColumn';
import { cellOf } from '../../cases/table/cellOf';
import { fits } from '../../cases/table/fits';
import type { CasesFile } from '../../cases/types';
import { entryAt, jsonTree } from '../../edit/jsonTree';
import { counted } from '../../../engine/values';
import type { Folder } from '../drafts/useFolder';
import type { AnalysedProduct } from '../useProduct';
import { ColumnPicker } from './ColumnPicker';
import { Grid, type Cursor, type GridRow } from './Grid';
import { OtherCases } from './OtherCases';
import { RowBar } from './RowBar';
import { useCaseEdits } from './useCaseEdits';
import { useResults } from './useResults';

interface Props {
  readonly name: string;
  readonly file: CasesFile;
  readonly folder: Folder;
  readonly product: AnalysedProduct;
  readonly onPlace: (file: string, pointer: string) => void;
}

const ID: CaseColumn = {
  id: 'about id',
  part: 'about',
  keys: ['id'],
  label: 'Caso',
  input: { kind: 'text' },
};

/** As many as fit on a screen at first. */
const BEGUN_WITH = 8;

function mostUsed(rows: readonly GridRow[], columns: readonly CaseColumn[]): ReadonlySet<string> {
  const used = columns.map((column) => ({
    id: column.id,
    count: column.part === 'about' ? Infinity : rows.filter(({ it }) => cellOf(it, column)).length,
  }));
  const most = used.toSorted((a, b) => b.count - a.count).slice(0, BEGUN_WITH);
  return new Set(most.map(({ id }) => id));
}

export function FileTable({ name, file, folder, product, onPlace }: Props) {
  const { definition, book } = product;
  const stage = useMemo(
    () => ({ definition, rating: book.rating, constants: book.constants }),
    [definition, book],
  );
  const [added, setAdded] = useState<readonly string[]>([]);
  const all = useMemo(() => file.cases.map((it, place): GridRow => ({ it, place })), [file]);
  const rows = useMemo(() => all.filter(({ it }) => fits(it)), [all]);
  const columns = useMemo(() => {
    const found = columnsOf(file, definition);
    const more = added.map((path) => givenColumn(path, definition));
    return [...found, ...more.filter(({ id }) => !found.some((one) => one.id === id))];
  }, [file, definition, added]);
  const [first] = useState(() => mostUsed(rows, columns));
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const shown = columns.filter(({ id }) => changed.get(id) ?? first.has(id));
  const grid = [ID, ...shown];
  const results = useResults(stage, file, columns);
  const edits = useCaseEdits(folder, name);
  const [cursor, setCursor] = useState<Cursor>({ at: { row: 0, column: 0 } });
  const { at } = cursor;
  const show = (id: string, isShown: boolean) => setChanged((before) => new Map([...before, [id, isShown]]));
  const open = (place: number) => onPlace(name, `/cases/${place}`);
  const copy = () => {
    const { it, place } = rows[at.row]!;
    edits.copy(
      place,
      it.id,
      file.cases.map(({ id }) => id),
    );
    setCursor({ at: { row: at.row + 1, column: at.column }, isWanted: true });
  };
  const textOf = (place: number) => {
    const text = folder.texts.get(name) ?? '';
    const entry = entryAt(jsonTree(text), `/cases/${place}`);
    return entry ? text.slice(entry.value.start, entry.value.end) : '';
  };
  const failing = results.filter((result) => result && result.lines.length > 0).length;
  return (
    <>
      <output>
        {counted(file.cases.length, 'caso', 'casos')}, {counted(failing, 'falha', 'falham')}.
      </output>
      <ColumnPicker
        columns={columns}
        shown={new Set(shown.map(({ id }) => id))}
        definition={definition}
        onShow={show}
        onAdd={(path) => {
          setAdded((before) => [...before, path]);
          show(givenColumn(path, definition).id, true);
        }}
      />
      <RowBar
        row={rows[at.row]}
        column={grid[at.column]}
        edits={edits}
        isLast={file.cases.length === 1}
        onEdit={() => setCursor({ at, editing: {} })}
        onCopy={copy}
        onText={open}
      />
      <Grid
        file={file}
        rows={rows}
        columns={grid}
        all={columns}
        definition={definition}
        results={results}
        edits={edits}
        cursor={cursor}
        onCursor={setCursor}
      />
      <OtherCases rows={all.filter(({ it }) => !fits(it))} results={results} textOf={textOf} onText={open} />
    </>
  );
}
