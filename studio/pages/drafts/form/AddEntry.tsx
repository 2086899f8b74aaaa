import { useState, type FormEvent } from 'react';
import { Button, Field, TextInput, controlAria } from '../../../../renderers/ui';
import { focusFirst } from '../../../../src/shared/ui/focusFirst';
import type { FileFieldProps } from './fieldProps';
import { pointerOf, useFormPlace } from './formPlace';
import { goOn } from './goOn';
import { useKnown } from './known';
import { blankOf, entrySchema } from './schemaPlaces';
import { wrongName } from './wrongName';
import styles from './form.module.css';

export function AddEntry(map: FileFieldProps) {
  const { formData, fieldPathId, registry, schema, onChange } = map;
  const { open } = useFormPlace();
  const { questions } = useKnown();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const frame = { id: `${fieldPathId.$id}_new`, label: 'Nome do que incluir', error };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    const found = wrongName(name, map);
    setError(found);
    if (focusFirst({ [frame.id]: found })) return;
    const path = [...fieldPathId.path, name];
    open.add(pointerOf(path));
    // What is called like a question is an answer to it.
    const type = questions.find((question) => question.path === name)?.schema.type;
    const like = type && blankOf(registry.rootSchema, { type });
    const value = blankOf(registry.rootSchema, entrySchema(schema, name) ?? {}, like);
    setTyped('');
    goOn(
      () => onChange({ ...(formData as object), [name]: value }, fieldPathId.path),
      pointerOf(path),
      'inside',
    );
  };
  return (
    <form className={styles.add} onSubmit={add} noValidate>
      <Field {...frame}>
        <TextInput
          {...controlAria(frame)}
          value={typed}
          verbatim
          onChange={(next) => {
            setTyped(next);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" kind="secondary" size="sm">
        Incluir
      </Button>
    </form>
  );
}
