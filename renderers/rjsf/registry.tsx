import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import {
  DEFAULT_ID_PREFIX,
  DEFAULT_ID_SEPARATOR,
  type ObjectFieldTemplateProps,
  type Registry,
  type RJSFSchema,
  type SchemaUtilsType,
} from '@rjsf/utils';
import type { CompiledStep } from '../../engine';
import { FieldGrid } from '../ui';
import { SessionField } from './SessionField';

const ObjectFieldTemplate = ({ properties }: ObjectFieldTemplateProps) => (
  <FieldGrid>{properties.map((property) => property.content)}</FieldGrid>
);

/** A step's layout has no references, branches or defaults to resolve: its schema is what it says. */
const schemaUtils: Pick<SchemaUtilsType, 'retrieveSchema'> = { retrieveSchema: (schema) => schema };

/**
 * RJSF's registry with what a layout of session fields needs. RJSF's own Form would bring its default widgets,
 * its state and its merging of schemas, none of which a step uses (47 kB gz).
 */
export function createRegistry(step: CompiledStep, rootSchema: RJSFSchema): Registry {
  return {
    fields: { ObjectField, SchemaField: SessionField },
    templates: { ObjectFieldTemplate } as Registry['templates'],
    widgets: {},
    formContext: { step },
    rootSchema,
    schemaUtils: schemaUtils as SchemaUtilsType,
    translateString: String,
    globalFormOptions: {
      idPrefix: DEFAULT_ID_PREFIX,
      idSeparator: DEFAULT_ID_SEPARATOR,
      useFallbackUiForUnsupportedType: false,
    },
  };
}
