import { toFieldPathId } from '@rjsf/utils';
import { useState } from 'react';
import { moveJson, renameJson } from '../../../edit/jsonMoves';
import { Field, TextInput, controlAria } from '../../../../renderers/ui';
import { without } from '../without';
import { EntryButtons } from './EntryButtons';
import type { FileFieldProps } from './fieldProps';
import { Group } from './Group';
import { errorsIn, inside, pointerOf, useFormPlace } from './formPlace';
import { goOn } from './goOn';
import { entrySchema } from './schemaPlaces';
import { summaryOf } from './summaryOf';
import { wrongName } from './wrongName';

interface Props {
  readonly map: FileFieldProps;
  readonly entry: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export function NamedEntry({ map, entry, isFirst, isLast }: Props) {
  const { formData, errorSchema, fieldPathId, registry, onChange } = map;
  const { change, open } = useFormPlace();
  const SchemaField = registry.fields.SchemaField!;
  const above = pointerOf(fieldPathId.path);
  const pointer = pointerOf([...fieldPathId.path, entry]);
  const { value, errors } = inside({ value: formData, errors: errorSchema }, entry);
  const schema = entrySchema(map.schema, entry) ?? {};
  const move = (by: number) => change((text) => moveJson(text, pointer, by));
  const rename = (name: string) => {
    const next = pointerOf([...fieldPathId.path, name]);
    open.add(next);
    goOn(() => change((text) => renameJson(text, pointer, name)), next);
  };
  const remove = () =>
    goOn(() => onChange(without(formData as Record<string, unknown>, entry), fieldPathId.path), above);
  return (
    <Group
      pointer={pointer}
      title={entry}
      note={summaryOf(value)}
      errors={errorsIn(errors).length}
      actions={
        <EntryButtons
          name={entry}
          onUp={isFirst ? undefined : () => goOn(() => move(-1), pointer, 'up')}
          onDown={isLast ? undefined : () => goOn(() => move(1), pointer, 'down')}
          onRemove={remove}
        />
      }
    >
      <EntryName map={map} entry={entry} onRename={rename} />
      <SchemaField
        name={entry}
        title={schema.title ?? entry}
        schema={schema}
        formData={value}
        {...(errors && { errorSchema: errors })}
        fieldPathId={toFieldPathId(entry, registry.globalFormOptions, fieldPathId.path)}
        required
        registry={registry}
        onChange={onChange}
        onBlur={map.onBlur}
        onFocus={map.onFocus}
      />
    </Group>
  );
}

/** The name is written on blur: half a name is none. */
function EntryName({
  map,
  entry,
  onRename,
}: Pick<Props, 'map' | 'entry'> & { onRename: (name: string) => void }) {
  const [typed, setTyped] = useState<string>();
  const name = typed?.trim() ?? entry;
  const error = name === entry ? undefined : wrongName(name, map);
  const frame = { id: `${map.fieldPathId.$id}_${entry}_name`, label: 'Nome', required: true, error };
  const leave = () => {
    if (error) return;
    setTyped(undefined);
    if (name !== entry) onRename(name);
  };
  return (
    <Field {...frame}>
      <TextInput {...controlAria(frame)} value={typed ?? entry} onChange={setTyped} onBlur={leave} verbatim />
    </Field>
  );
}
