import type { ComponentType } from 'react';
import type { ShownWidget } from '../../engine/index';
import { ChoiceWidget, CheckboxesWidget, CheckboxWidget, RadioWidget, SelectWidget } from './choices';
import { FilesWidget, PasswordWidget, TableWidget } from './late';
import { DateWidget, IntegerWidget, MoneyWidget, PercentWidget } from './numbers';
import { SearchWidget } from './SearchWidget';
import {
  CepWidget,
  PhoneWidget,
  ProcessNumberWidget,
  SuggestWidget,
  TaxIdWidget,
  TextAreaWidget,
  TextWidget,
} from './text';
import type { WidgetProps } from './types';

export const widgetRegistry: Readonly<Record<ShownWidget, ComponentType<WidgetProps>>> = {
  text: TextWidget,
  textarea: TextAreaWidget,
  password: PasswordWidget,
  suggest: SuggestWidget,
  'tax-id': TaxIdWidget,
  phone: PhoneWidget,
  cep: CepWidget,
  'process-number': ProcessNumberWidget,
  email: TextWidget,
  money: MoneyWidget,
  percent: PercentWidget,
  integer: IntegerWidget,
  date: DateWidget,
  select: SelectWidget,
  radio: RadioWidget,
  checkbox: CheckboxWidget,
  choice: ChoiceWidget,
  search: SearchWidget,
  checkboxes: CheckboxesWidget,
  files: FilesWidget,
  table: TableWidget,
};
