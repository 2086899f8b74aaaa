import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field, FieldError, Select, controlAria } from '../../../../renderers/ui';
import { Group } from './Group';
import { Removable } from './Removable';
import { IsNamedContext, errorAt, errorsIn, pointerOf, useFormPlace } from './formPlace';
import { resolved } from './schemaPlaces';
import { summaryOf } from './summaryOf';
import styles from './form.module.css';

type Props = ObjectFieldTemplateProps<unknown>;

export function ObjectTemplate(props: Props) {
  const { title, required, formData, errorSchema, fieldPathId } = props;
  const isNamed = use(IsNamedContext);
  if (isNamed) return <Parts {...props} />;
  const pointer = pointerOf(fieldPathId.path);
  return (
    <Group
      pointer={pointer}
      title={title}
      note={summaryOf(formData)}
      errors={errorsIn(errorSchema).length}
      actions={!required && formData !== undefined && <Removable pointer={pointer} name={title} />}
    >
      <Parts {...props} />
    </Group>
  );
}

function useShown({ schema, formData, properties }: Props) {
  const [shown, setShown] = useState<readonly string[]>([]);
  const there = Object.keys(formData ?? {});
  const needed = properties
    .map(({ name }) => name)
    .filter((name) => there.includes(name) || schema.required?.includes(name));
  const fresh = needed.filter((name) => !shown.includes(name));
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  const add = (name: string) => setShown([...shown, name]);
  return { shown: [...shown, ...fresh], add };
}

function Parts(props: Props) {
  const { schema, properties, errorSchema, fieldPathId, registry } = props;
  const { shown, add } = useShown(props);
  const { open } = useFormPlace();
  const visible = properties.filter(({ name }) => shown.includes(name));
  const error = errorAt(errorSchema);
  const frame = { id: `${fieldPathId.$id}_more`, label: 'Incluir campo' };
  const others = properties
    .filter(({ name }) => !shown.includes(name) && name !== '$schema')
    .map(({ name }) => {
      const { title } = resolved(registry.rootSchema, (schema.properties?.[name] ?? {}) as RJSFSchema);
      return { value: name, label: title ? `${title} (${name})` : name };
    });
  const show = (name: string) => {
    open.add(pointerOf([...fieldPathId.path, name]));
    flushSync(() => add(name));
    const place = document.querySelector(`[data-part="${CSS.escape(`${fieldPathId.$id}_${name}`)}"]`);
    place?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  };
  return (
    <div className={styles.parts}>
      {error && <FieldError id={fieldPathId.$id} error={error} />}
      <IsNamedContext value={false}>
        {visible.map(({ name, content }) => (
          <div key={name} data-part={`${fieldPathId.$id}_${name}`}>
            {content}
          </div>
        ))}
      </IsNamedContext>
      {others.length > 0 && (
        <div className={styles.more}>
          <Field {...frame}>
            <Select
              {...controlAria(frame)}
              value={undefined}
              options={others}
              searchable
              placeholder="Nome do campo"
              onChange={(name) => name && show(name)}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
