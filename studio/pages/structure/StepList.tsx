import type { CompiledDefinition, CompiledField } from '../../../engine/index';
import { useSelect, type Selection } from '../selection';
import type { Stops } from '../../../contract/stops';
import { widgetText } from '../../widgets';
import { fieldWords, stepWords } from './stopWords';
import { limitsOf } from './limitsOf';
import styles from './structure.module.css';

export function StepList({
  definition,
  selection,
  stops,
}: {
  definition: CompiledDefinition;
  stops?: Stops | undefined;
  selection?: Selection | undefined;
}) {
  const chosen = selection && 'field' in selection ? selection.field : undefined;
  return (
    <ol>
      {definition.steps.map((step) => (
        <li key={step.definition.id}>
          <h3>
            {step.index + 1}. {step.definition.title} <code>{step.definition.id}</code>
          </h3>
          <StopNote words={stops && stepWords(stops, step.definition.id)} />
          <ul>
            {step.fields.map((index) => {
              const field = definition.fields[index]!;
              const words = stops && fieldWords(stops, definition, field.path);
              return <FieldRow key={field.path} field={field} words={words} chosen={field.path === chosen} />;
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Its line is kept while the figures are on their way, so that no question moves. */
function StopNote({ words }: { words?: string | undefined }) {
  return <p className={`${styles.stops} ui-figures`}>{words}</p>;
}

interface RowProps {
  readonly field: CompiledField;
  readonly chosen: boolean;
  readonly words?: readonly string[] | undefined;
}

function FieldRow({ field, chosen, words = [] }: RowProps) {
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
        <span className={styles.rowNote}>{[widgetText(field.schema.ui.widget), ...limits].join(' · ')}</span>
        {words.map((one) => (
          <span key={one} className={`${styles.stops} ui-figures`}>
            {one}
          </span>
        ))}
      </button>
    </li>
  );
}
