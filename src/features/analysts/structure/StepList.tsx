import type { CompiledDefinition, CompiledField } from '../../../../engine';
import { useSelect, type Selection } from '../selection';
import { limitsOf } from './limitsOf';
import styles from './structure.module.css';

/** Every step with its fields in the order in which they are asked. */
export function StepList({
  definition,
  selection,
}: {
  definition: CompiledDefinition;
  selection?: Selection;
}) {
  const chosen = selection && 'field' in selection ? selection.field : undefined;
  return (
    <ol>
      {definition.steps.map((step) => (
        <li key={step.definition.id}>
          <h3>
            {step.index + 1}. {step.definition.title} <code>{step.definition.id}</code>
          </h3>
          <ul>
            {step.fields.map((index) => {
              const field = definition.fields[index]!;
              return <FieldRow key={field.path} field={field} chosen={field.path === chosen} />;
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function FieldRow({ field, chosen }: { field: CompiledField; chosen: boolean }) {
  const select = useSelect();
  const limits = limitsOf(field.schema, field.base.required);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-pressed={chosen}
        onClick={() => select({ field: field.path })}
      >
        <span className={styles.rowTitle}>{field.schema.title}</span>
        <code>{field.path}</code>
        <span className={styles.rowNote}>{[field.schema.ui.widget, ...limits].join(' · ')}</span>
      </button>
    </li>
  );
}
