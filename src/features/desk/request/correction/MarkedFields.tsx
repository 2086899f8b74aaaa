import type { Correctable } from '../../../../../contract/corrections';
import { Checkbox, Field, TextArea } from '../../../../../renderers/ui';
import styles from './correction.module.css';

/** Reason by path of each marked field; unmarked fields have no entry. */
export type Marks = Readonly<Record<string, string>>;

interface Props {
  readonly sections: Correctable;
  readonly marks: Marks;
  readonly tried: boolean;
  readonly onChange: (marks: Marks) => void;
}

type Item = Correctable[number]['Fields'][number];

export function MarkedFields({ sections, marks, tried, onChange }: Props) {
  const toggle = (path: string, isMarked: boolean) => {
    const { [path]: _gone, ...others } = marks;
    onChange(isMarked ? { ...others, [path]: '' } : others);
    if (isMarked) requestAnimationFrame(() => document.getElementById(`why-${path}`)?.focus());
  };
  return sections.map(({ Step, Fields }) => (
    <fieldset key={Step} className={styles.section}>
      <legend className={styles.legend}>{Step}</legend>
      {Fields.map((item) => (
        <div key={item.Path} className={styles.item}>
          <Checkbox
            id={`mark-${item.Path}`}
            value={marks[item.Path] !== undefined}
            onChange={(isMarked) => toggle(item.Path, isMarked)}
          >
            <Line item={item} />
          </Checkbox>
          {marks[item.Path] !== undefined && (
            <Why
              item={item}
              value={marks[item.Path]!}
              tried={tried}
              onChange={(why) => onChange({ ...marks, [item.Path]: why })}
            />
          )}
        </div>
      ))}
    </fieldset>
  ));
}

function Line({ item: { Label, Text } }: { item: Item }) {
  return (
    <span className={styles.line}>
      {Label}: <span className={styles.text}>{Text || 'sem resposta'}</span>
    </span>
  );
}

interface WhyProps {
  readonly item: Item;
  readonly value: string;
  readonly tried: boolean;
  readonly onChange: (why: string) => void;
}

function Why({ item: { Path, Label }, value, tried, onChange }: WhyProps) {
  const isMissing = tried && value.trim() === '';
  const id = `why-${Path}`;
  return (
    <div className={styles.why}>
      <Field
        id={id}
        label={`O que corrigir em ${Label}`}
        required
        error={isMissing ? 'Diga ao cliente o que corrigir' : undefined}
      >
        <TextArea id={id} rows={2} value={value} required invalid={isMissing} onChange={onChange} />
      </Field>
    </div>
  );
}
