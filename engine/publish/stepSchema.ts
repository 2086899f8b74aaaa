import { isChoiceWidget } from '../definition/widgets';
import type { FieldSchema } from '../model/FieldSchema';
import type { StepDefinition } from '../model/Definition';

/** The field's schema without what says nothing of its validity; a choice has both of its parts, or is none. */
function answerSchema(field: FieldSchema): object {
  const { ui, title: _title, readOnly: _readOnly, clean: _clean, decimals: _decimals, ...rest } = field;
  const { was: _was, mapped: _mapped, converted: _converted, ...schema } = rest;
  const said = { ...schema, errorMessage: withRest(schema.errorMessage) };
  return isChoiceWidget(ui.widget) ? { ...said, required: ['value', 'label'] } : said;
}

/** What is wrong inside of an answer, such as a choice whose label is a number, is said of the field; never Ajv's own words. */
function withRest(said: FieldSchema['errorMessage'] = {}): object {
  return said.type === undefined ? said : { ...said, _: said.type };
}

/**
 * The draft-07 schema of a step's answers, messages by ajv-errors. It requires nothing: which fields are
 * required depends on rules, so that the engine asks for them; a field is validated alone.
 */
export function stepSchema(step: StepDefinition): object {
  const properties = Object.entries(step.properties).map(([name, field]) => [name, answerSchema(field)]);
  return { $id: step.id, type: 'object', properties: Object.fromEntries(properties) };
}
