import { useState, type FormEvent } from 'react';
import { readJson, withRow, type DatedRow } from '../../../../../engine/edit/everyday';
import { dateText } from '../../../../../engine/values/dateText';
import { Button, DateInput, Field, Select, TextInput, controlAria, toast } from '../../../../../renderers/ui';
import { focusFirst } from '../../../../shared/ui/focusFirst';
import { valueText } from '../../words';
import type { Undoable } from '../useUndo';
import { percentDoubt, typedNumber } from './numbers';
import styles from '../drafts.module.css';

const FILE = 'constants.json';

type Tables = Readonly<Record<string, readonly DatedRow[]>>;

const titleOf = (name: string, rows: readonly DatedRow[]) => rows.at(-1)?.title ?? name;

/** A value that changes with time gets a row from a day on; rows that are in force stay. */
export function RateRow({ files }: { files: Undoable }) {
  const text = files.texts.get(FILE) ?? '{}';
  const { $schema: _schema, ...tables } = readJson(text, '') as unknown as Tables;
  const numeric = Object.entries(tables).filter(([, rows]) => typeof rows.at(-1)?.value === 'number');
  const [name, setName] = useState<string>();
  const frame = { id: 'rate-table', label: 'Valor' };
  const rows = name === undefined ? undefined : tables[name];
  return (
    <>
      <Field {...frame}>
        <Select
          {...controlAria(frame)}
          value={name}
          options={numeric.map(([value, all]) => ({ value, label: `${titleOf(value, all)} (${value})` }))}
          onChange={setName}
        />
      </Field>
      {name !== undefined && rows && (
        <>
          <ul>
            {rows.map((row) => (
              <li key={row.from}>
                Desde {dateText(row.from)}: <strong>{valueText(row.value).replace('.', ',')}</strong>{' '}
                {row.note}
              </li>
            ))}
          </ul>
          <NewRow key={name} rows={rows} onAdd={(row) => files.edit(FILE, withRow(text, name, row))} />
        </>
      )}
    </>
  );
}

type Wrong = Readonly<Partial<Record<'from' | 'value', string>>>;

/** A day has one value: the one that is there may be what requests were priced with. */
function wrongDay(from: string | undefined, rows: readonly DatedRow[]): string | undefined {
  if (!from) return 'Informe o primeiro dia.';
  return rows.some((row) => row.from === from)
    ? 'Já há um valor desde este dia; mude-o no texto.'
    : undefined;
}

function NewRow({ rows, onAdd }: { rows: readonly DatedRow[]; onAdd: (row: DatedRow) => void }) {
  const last = rows.at(-1)!;
  const [from, setFrom] = useState<string>();
  const [unread, setUnread] = useState<string>();
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState(last.note ?? '');
  const [wrong, setWrong] = useState<Wrong>({});
  const number = typedNumber(typed);
  // A note begins with the unit.
  const doubt = last.note?.startsWith('%') ? percentDoubt(number, last.value) : undefined;
  const [day, value, source] = [
    { id: 'rate-from', label: 'Vale a partir de', error: wrong.from },
    { id: 'rate-value', label: 'Novo valor', error: wrong.value, notice: doubt },
    { id: 'rate-note', label: 'Nota', hint: 'Unidade e fonte deste valor, como a lei ou o ato que o fixou.' },
  ];
  const add = (event: FormEvent) => {
    event.preventDefault();
    const found: Wrong = {
      from: wrongDay(from, rows),
      ...(typeof number !== 'number' && { value: 'Digite um número.' }),
    };
    setWrong(found);
    const isWrong = focusFirst({ 'rate-from': found.from, 'rate-value': found.value });
    if (isWrong || !from || typeof number !== 'number') return undefined;
    onAdd({ ...last, from, value: number, note: note.trim() });
    setFrom(undefined);
    setTyped('');
    return toast('success', 'Linha incluída no rascunho.');
  };
  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <Field {...day}>
        <DateInput
          {...controlAria(day)}
          value={unread === undefined ? from : undefined}
          unread={unread}
          onChange={(next, written) => {
            setUnread(written?.text);
            setFrom(next);
          }}
        />
      </Field>
      <Field {...value}>
        <TextInput {...controlAria(value)} inputMode="decimal" value={typed} onChange={setTyped} />
      </Field>
      <Field {...source}>
        <TextInput {...controlAria(source)} value={note} onChange={setNote} />
      </Field>
      <div>
        <Button type="submit" kind="secondary">
          Incluir linha
        </Button>
      </div>
    </form>
  );
}
