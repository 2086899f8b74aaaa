import type { Json } from '../../../engine/expression';
import type { Choice, Conflict } from '../../edit/merge/Conflicts';
import { Field, RadioGroup, controlAria } from '../../../renderers/ui';
import page from '../analysts.module.css';
import styles from './merge.module.css';

interface Props {
  readonly file: string;
  readonly conflict: Conflict;
  readonly other: string;
  readonly chosen: Choice | undefined;
  readonly isMissing: boolean;
  readonly onChoose: (choice: Choice) => void;
}

export const idOf = (file: string, { pointer }: Conflict) => `merge-${file}#${pointer}`;

const KINDS: Readonly<Record<Conflict['kind'], string>> = {
  value: '',
  items: ' (itens da lista)',
  order: ' (a ordem)',
};

const MINE = 'O seu texto';

export function ConflictChoice({ file, conflict, other, chosen, isMissing, onChoose }: Props) {
  const { pointer, kind, mayBeBoth, base, mine, theirs } = conflict;
  const place = pointer.replace(/ order$/, '') || '/';
  const frame = {
    ...{ id: idOf(file, conflict), label: `O que vale em ${place}`, group: true },
    ...(isMissing && { error: 'Escolha o que vale aqui.' }),
  };
  const options = [
    { value: 'mine' as const, label: MINE },
    { value: 'theirs' as const, label: other },
    ...(mayBeBoth ? [{ value: 'both' as const, label: 'Os dois' }] : []),
  ];
  return (
    <div className={styles.conflict}>
      <p className={styles.place}>{`${place}${KINDS[kind]}`}</p>
      <div className={styles.sides}>
        <Side title={MINE} value={mine} />
        <Side title={other} value={theirs} />
        {!mayBeBoth && <Side title="Antes" value={base} />}
      </div>
      <Field {...frame}>
        <RadioGroup<Choice> {...controlAria(frame)} value={chosen} options={options} onChange={onChoose} />
      </Field>
    </div>
  );
}

function Side({ title, value }: { title: string; value: Json | undefined }) {
  return (
    <div>
      <p className={page.muted}>{title}</p>
      <pre>{value === undefined ? '(não existe)' : JSON.stringify(value, null, 2)}</pre>
    </div>
  );
}
