import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { type ReactNode } from 'react';
import { FileField } from './FileField';
import { ItemTemplate, ListTemplate } from './ListTemplate';
import { NumberField } from './NumberField';
import { ObjectTemplate } from './ObjectTemplate';
import { ChoiceWidget, TextWidget, YesNoWidget } from './widgets';

/** Our controls have their own label and error. */
const Plain = ({ children }: { readonly children?: ReactNode }) => children;
const Nothing = () => null;

export const fields = {
  SchemaField: FileField,
  NumberField,
} as RegistryFieldsType<unknown>;

export const templates: Partial<Omit<TemplatesType<unknown>, 'ButtonTemplates'>> = {
  FieldTemplate: Plain,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ItemTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
};

export const widgets: RegistryWidgetsType<unknown> = {
  TextWidget,
  SelectWidget: ChoiceWidget,
  CheckboxWidget: YesNoWidget,
};
