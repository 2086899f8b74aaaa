import { use } from 'react';
import { Button } from '../../../../renderers/ui';
import { AddEntry } from './AddEntry';
import type { FileFieldProps } from './fieldProps';
import { Group } from './Group';
import { NamedEntry } from './NamedEntry';
import { IsNamedContext, errorsIn, pointerOf } from './formPlace';
import { summaryOf } from './summaryOf';
import styles from './form.module.css';

export function MapField(props: FileFieldProps) {
  const { label, required, formData, errorSchema, fieldPathId, registry, schema, onChange } = props;
  const isNamed = use(IsNamedContext);
  const SchemaField = registry.fields.SchemaField!;
  const {
    patternProperties: _patterns,
    additionalProperties: _any,
    propertyNames: _names,
    ...declared
  } = schema;
  const own = Object.keys(schema.properties ?? {});
  const keys = Object.keys(formData ?? {}).filter((key) => !own.includes(key));
  const body = (
    <div className={styles.list}>
      {own.some((key) => key !== '$schema') && <SchemaField {...props} schema={declared} />}
      {keys.map((key, index) => (
        <NamedEntry
          key={key}
          map={props}
          entry={key}
          isFirst={index === 0}
          isLast={index === keys.length - 1}
        />
      ))}
      <AddEntry {...props} />
    </div>
  );
  if (isNamed) return body;
  const isThere = formData !== undefined;
  return (
    <Group
      pointer={pointerOf(fieldPathId.path)}
      title={label}
      note={summaryOf(keys)}
      errors={errorsIn(errorSchema).length}
      actions={
        isThere &&
        !required && (
          <Button
            kind="quiet"
            size="sm"
            aria-label={`Retirar ${label}`}
            onClick={() => onChange(undefined, fieldPathId.path)}
          >
            Retirar
          </Button>
        )
      }
    >
      {body}
    </Group>
  );
}
