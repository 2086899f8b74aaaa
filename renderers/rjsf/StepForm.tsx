import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import { DEFAULT_ID_PREFIX, ID_KEY, type FieldPathId, type RJSFSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import type { CompiledStep } from '../../engine';
import { createRegistry } from './registry';

/** What RJSF lays out: the step's questions in their order, each rendered by the session's field. */
function layoutOf(step: CompiledStep): RJSFSchema {
  const fields = Object.entries(step.definition.properties);
  const names = fields.flatMap(([name, { ui }]) => (ui.widget === 'hidden' ? [] : [name]));
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  return { $id: step.definition.id, type: 'object', properties };
}

const ROOT: FieldPathId = { path: [], [ID_KEY]: DEFAULT_ID_PREFIX };

/** Answers live in the session: RJSF hears of no change. */
const ignore = () => {};

/** The fields of one step. RJSF lays them out once; no keystroke reaches it. */
export const StepForm = memo(function StepForm({ step }: { step: CompiledStep }) {
  const schema = useMemo(() => layoutOf(step), [step]);
  const registry = useMemo(() => createRegistry(step, schema), [step, schema]);
  return (
    <ObjectField
      name=""
      schema={schema}
      fieldPathId={ROOT}
      registry={registry}
      onChange={ignore}
      onBlur={ignore}
      onFocus={ignore}
    />
  );
});
