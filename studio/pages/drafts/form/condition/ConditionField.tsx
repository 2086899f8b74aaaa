import { useState } from 'react';
import type { Json } from '../../../../../engine/expression';
import { conditionOf, joinedOf, partOf, type Joint } from '../../../../edit/condition';
import { Button, Field, Select, controlAria } from '../../../../../renderers/ui';
import type { FileFieldProps } from '../fieldProps';
import { errorsIn, pointerOf } from '../formPlace';
import { goOn } from '../goOn';
import { Group } from '../Group';
import { JsonField } from '../JsonField';
import { useKnown, type Known } from '../known';
import { Removable } from '../Removable';
import { ConditionPart } from './ConditionPart';
import styles from '../form.module.css';

const JOINTS: readonly { value: Joint; label: string }[] = [
  { value: 'and', label: 'Todas valem' },
  { value: 'or', label: 'Basta uma' },
];

/** Whether a part is of one question that the product has. */
const isOfQuestion = ({ questions }: Known, part: Json) => {
  const said = partOf(part);
  return said !== undefined && questions.some(({ path }) => path === said.question);
};

/** A condition as its parts, each of one question; what takes more than that is JSON, as it was. */
export function ConditionField(props: FileFieldProps) {
  const { errorSchema, ...shared } = props;
  const { label, required, fieldPathId, onChange } = shared;
  const value = props.formData as Json | undefined;
  const known = useKnown();
  const joined = joinedOf(value);
  const [isAdding, setAdding] = useState(false);
  if (value !== undefined && !joined.parts.some((part) => isOfQuestion(known, part)))
    return <JsonField {...props} />;
  const { parts } = joined;
  const pointer = pointerOf(fieldPathId.path);
  const id = fieldPathId.$id;
  const write = (next: readonly Json[], by = joined.by) =>
    onChange(conditionOf({ by, parts: next }), fieldPathId.path, undefined, id);
  const set = (at: number, part: Json) => {
    setAdding(false);
    write([...parts.slice(0, at), part, ...parts.slice(at + 1)]);
  };
  const shown = isAdding || parts.length === 0 ? [...parts, undefined] : parts;
  const joint = { id: `${id}_joint`, label: 'Das condições' };
  return (
    <Group
      pointer={pointer}
      title={label}
      note={value === undefined ? 'vazio' : known.sentences.condition(value)}
      errors={errorsIn(errorSchema).length}
      actions={!required && value !== undefined && <Removable pointer={pointer} name={label} />}
    >
      {parts.length > 1 && (
        <Field {...joint}>
          <Select
            {...controlAria(joint)}
            value={joined.by}
            options={JOINTS}
            onChange={(by) => by && write(parts, by)}
          />
        </Field>
      )}
      <ol className={styles.list}>
        {shown.map((part, at) => (
          // Parts have no name of their own, and two may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} data-place={`${pointer}/${at}`}>
            {part === undefined || isOfQuestion(known, part) ? (
              <ConditionPart
                id={`${id}_${at}`}
                number={at + 1}
                value={part}
                onChange={(next) => set(at, next)}
                onRemove={
                  shown.length < 2
                    ? undefined
                    : () => {
                        setAdding(false);
                        if (part !== undefined)
                          goOn(() => write(parts.filter((_, one) => one !== at)), pointer);
                      }
                }
              />
            ) : (
              <JsonField
                {...shared}
                label={`Condição ${at + 1}`}
                required
                formData={part}
                fieldPathId={{ ...fieldPathId, $id: `${id}_${at}` }}
                onChange={(next) => set(at, next as Json)}
              />
            )}
          </li>
        ))}
      </ol>
      {shown === parts && (
        <div>
          <Button
            kind="secondary"
            size="sm"
            aria-label={`Incluir condição em ${label}`}
            onClick={() => goOn(() => setAdding(true), `${pointer}/${parts.length}`)}
          >
            Incluir condição
          </Button>
        </div>
      )}
    </Group>
  );
}
