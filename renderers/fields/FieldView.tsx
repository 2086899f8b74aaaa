import { memo, useRef } from 'react';
import {
  blocks,
  type CompiledField,
  type FieldUi,
  isShown,
  issueAt,
  type ShownWidget,
} from '../../engine/index';
import { useField, useWizard, type Shows } from '../store/hooks';
import type { FieldSnapshot, WizardStore } from '../store/WizardStore';
import type { FieldFrame } from '../ui';
import { fieldId } from './fieldId';
import { replacedNote } from './replacedNote';
import { Why } from './Why';
import { widgetRegistry } from '../widgets/registry';

function lockReason(field: CompiledField, { state }: FieldSnapshot): string | undefined {
  if (state.lockedBy) return 'Preenchido pela consulta do documento.';
  if (state.enabled || field.derived) return undefined;
  return state.why ?? 'Este campo não pode ser alterado.';
}

function frameOf(field: CompiledField, snapshot: FieldSnapshot, prefix?: string): FieldFrame {
  const { state, issues } = snapshot;
  const error = issueAt(field, state, issues)?.message;
  return {
    id: fieldId(field.path, prefix),
    label: state.title,
    // What the error says is not said twice.
    hint: field.derived || state.hint === error ? undefined : state.hint,
    error,
    notice: issues.find((issue) => !blocks(issue))?.message,
    required: state.required && !field.derived && !field.schema.ui.oneOfSeveral,
    locked: field.derived ? (state.hint ?? 'Calculado automaticamente.') : lockReason(field, snapshot),
    busy: state.busy,
    why: snapshot.explains && <Why path={field.path} id={fieldId(field.path, prefix)} />,
  };
}

function framed(
  store: WizardStore,
  field: CompiledField,
  snapshot: FieldSnapshot,
  prefix?: string,
): FieldFrame {
  const frame = frameOf(field, snapshot, prefix);
  return snapshot.replaced === undefined
    ? frame
    : { ...frame, changed: replacedNote(store, field, frame.id) };
}

const spans: Readonly<Record<NonNullable<FieldUi['width']>, object>> = {
  full: { 'data-wide': '' },
  'two-thirds': { 'data-two-thirds': '' },
  half: {},
  third: { 'data-third': '' },
  quarter: { 'data-third': '' },
};

/** One field of a wizard: reads and writes the session itself, so that typing renders nothing else. */
export const FieldView = memo(function FieldView({ field }: { field: CompiledField }) {
  const { store, prefix } = useWizard();
  const shows = useRef<Shows>(null);
  const snapshot = useField(store, field.index, shows);
  if (!isShown(snapshot.state)) return null;
  const Widget = widgetRegistry[field.schema.ui.widget as ShownWidget];
  return (
    <div {...spans[field.schema.ui.width ?? 'half']}>
      <Widget
        frame={framed(store, field, snapshot, prefix)}
        path={field.path}
        schema={field.schema}
        state={snapshot.state}
        value={snapshot.value}
        unread={snapshot.unread}
        shows={shows}
        onChange={(value, unread) => store.dispatch({ type: 'edit', field: field.path, value, unread })}
        onBlur={() => store.dispatch({ type: 'leave', field: field.path })}
      />
    </div>
  );
});
