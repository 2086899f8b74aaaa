import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { use, type MouseEvent } from 'react';
import { Button, FieldError } from '../../../../renderers/ui';
import { EntryButtons } from './EntryButtons';
import { Group } from './Group';
import { Removable } from './Removable';
import { IsNamedContext, NodeContext, errorsIn, inside, pointerOf, useFormPlace } from './formPlace';
import { goOn } from './goOn';
import { summaryOf } from './summaryOf';
import styles from './form.module.css';

export function ListTemplate(props: ArrayFieldTemplateProps<unknown>) {
  const { items, title, required, fieldPathId, rawErrors, onAddClick } = props;
  const isNamed = use(IsNamedContext);
  const { value, errors } = use(NodeContext);
  const { open } = useFormPlace();
  const pointer = pointerOf(fieldPathId.path);
  const error = rawErrors?.[0];
  const add = () => {
    const at = `${pointer}/${items.length}`;
    open.add(at);
    goOn(() => onAddClick(), at, 'inside');
  };
  const body = (
    <div className={styles.list}>
      {error && <FieldError id={fieldPathId.$id} error={error} />}
      <ol className={styles.list}>{items}</ol>
      <div>
        <Button kind="secondary" size="sm" onClick={add} aria-label={`Incluir em ${title}`}>
          Incluir
        </Button>
      </div>
    </div>
  );
  if (isNamed) return body;
  return (
    <Group
      pointer={pointer}
      title={title}
      note={summaryOf(value ?? [])}
      errors={errorsIn(errors).length}
      actions={!required && value !== undefined && <Removable pointer={pointer} name={title} />}
    >
      {body}
    </Group>
  );
}

type Press = (event?: MouseEvent) => void;

/** A list item; one with parts starts closed. */
export function ItemTemplate(props: ArrayFieldItemTemplateProps<unknown>) {
  const { children, buttonsProps, index, totalItems, schema } = props;
  const { fieldPathId, hasMoveUp, hasMoveDown, onMoveUpItem, onMoveDownItem, onCopyItem, onRemoveItem } =
    buttonsProps;
  const node = inside(use(NodeContext), index);
  const path = pointerOf(fieldPathId.path);
  const above = path.slice(0, path.lastIndexOf('/'));
  const hasParts = typeof node.value === 'object' && node.value !== null;
  const name = `${index + 1}. ${summaryOf(node.value)}`;
  const press = (button: Press, to: number, focused?: 'up' | 'down') => () =>
    goOn(() => button(), `${above}/${to}`, focused);
  const buttons = (
    <EntryButtons
      name={name}
      onUp={hasMoveUp ? press(onMoveUpItem, index - 1, 'up') : undefined}
      onDown={hasMoveDown ? press(onMoveDownItem, index + 1, 'down') : undefined}
      onCopy={press(onCopyItem, index + 1)}
      onRemove={press(onRemoveItem, Math.min(index, totalItems - 2))}
    />
  );
  if (!hasParts || !schema.type)
    return (
      <li className={styles.row} data-place={path}>
        <IsNamedContext value={false}>{children}</IsNamedContext>
        {buttons}
      </li>
    );
  return (
    <li>
      <Group pointer={path} title={name} note="" errors={errorsIn(node.errors).length} actions={buttons}>
        {children}
      </Group>
    </li>
  );
}
