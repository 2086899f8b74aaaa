import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { CompiledDefinition } from '../../engine/index';
import { Field, Skeleton } from '../ui';
import { DropFace } from '../ui/inputs/DropFace';
import drop from '../ui/inputs/files.module.css';
import { late } from '../ui/late';
import type { WidgetProps } from './types';

/** Widgets of later steps or of few products, loaded once a wizard is open. */
const widgets = {
  files: late(async () => (await import('./FilesWidget')).FilesWidget),
  password: late(async () => (await import('./PasswordWidget')).PasswordWidget),
  table: late(async () => (await import('./TableWidget')).TableWidget),
};

/** A placeholder of the same size, so that nothing shifts. */
const held = (Widget: ComponentType<WidgetProps>, Place: (props: WidgetProps) => ReactNode) =>
  function Held(props: WidgetProps) {
    const place = (
      <Field {...props.frame} group>
        <Place {...props} />
      </Field>
    );
    return (
      <Suspense fallback={place}>
        <Widget {...props} />
      </Suspense>
    );
  };

const lines = (value: unknown) => (Array.isArray(value) ? value.length : 0) + 1;

export const FilesWidget = held(widgets.files, () => (
  <div className={drop.drop}>
    <DropFace accept="pdf" />
  </div>
));
export const PasswordWidget = held(widgets.password, () => <Skeleton lines={1} height="11" />);
export const TableWidget = held(widgets.table, ({ value }) => <Skeleton lines={lines(value)} height="11" />);

/** Loads the definition's widgets; rendering retries and reports failures. */
export function fetchLateWidgets({ fields }: CompiledDefinition): void {
  const named = new Set<string>(fields.map(({ schema }) => schema.ui.widget));
  for (const [name, { fetch }] of Object.entries(widgets))
    if (named.has(name)) void fetch().catch(() => undefined);
}
