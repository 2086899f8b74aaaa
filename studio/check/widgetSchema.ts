import { setJson } from '../edit/jsonEdits';
import { WIDGET_NOTES } from '../widgets';

const WIDGET = '/definitions/ui/properties/widget';

/** The text of `_meta/step.schema.json` with the widgets there are, and their names in forms. */
export function withWidgets(schema: string): string {
  const listed = setJson(
    schema,
    `${WIDGET}/enum`,
    WIDGET_NOTES.map(({ widget }) => widget),
  );
  return setJson(
    listed,
    `${WIDGET}/enumDescriptions`,
    WIDGET_NOTES.map(({ name }) => name),
  );
}
