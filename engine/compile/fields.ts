import type { Definition } from '../model/Definition';
import type { FieldSchema, Option } from '../model/FieldSchema';
import type { FieldState } from '../model/states';
import type { CompiledField } from '../model/CompiledDefinition';

const collator = new Intl.Collator('pt-BR');

/** The fixed options of a field, as `{value, label}` and sorted where the schema asks for it. */
function optionsOf(schema: FieldSchema): readonly Option[] {
  if (!schema.ui.options) {
    return schema.type === 'boolean'
      ? [
          { value: true, label: 'Sim' },
          { value: false, label: 'Não' },
        ]
      : [];
  }
  const options = schema.ui.options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  return schema.ui.sort ? options.toSorted((a, b) => collator.compare(a.label, b.label)) : options;
}

function baseState(schema: FieldSchema, required: boolean): FieldState {
  return {
    visible: true,
    enabled: !schema.readOnly,
    required,
    title: schema.title,
    hint: schema.ui.hint,
    options: optionsOf(schema),
    unit: schema.ui.unit,
    // Every property that a rule may set is listed, so that all states have one shape: JavaScript engines run that faster.
    stepHidden: false,
    why: undefined,
    disabledOptions: undefined,
    judged: undefined,
    min: undefined,
    max: undefined,
    lockedBy: undefined,
    busy: undefined,
    manual: undefined,
  };
}

/** All fields of a definition in reading order, numbered. */
export function compileFields(definition: Definition): CompiledField[] {
  const derived = new Set(definition.rules.derived.map((rule) => rule.field));
  return definition.steps
    .flatMap((step, stepIndex) =>
      Object.entries(step.properties).map(([name, schema]) => {
        const path = `${step.path}.${name}`;
        const base = baseState(schema, step.required.includes(name));
        return { path, name, step: stepIndex, schema, base, derived: derived.has(path) };
      }),
    )
    .map((field, index) => ({ index, ...field }));
}
