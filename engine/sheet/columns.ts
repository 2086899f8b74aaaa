import type { CompiledField } from '../model/CompiledDefinition';
import type { Session } from '../model/Session';
import type { ShownWidget } from '../definition/widgets';
import { choiceText } from '../print/print';

export interface SheetColumn {
  readonly path: string;
  /** The question's title, with its step's where several have the same, so that labels are unique. */
  readonly label: string;
  readonly widget: ShownWidget;
  /** Whether it has to be answered as the wizard opens; other answers may change that. */
  readonly required: boolean;
  /** What may be answered, as people read it; none where anything may, or where a source gives the list later. */
  readonly options: readonly string[];
  readonly longest: number | undefined;
}

/** What no cell can hold: files, and what is found or shown only on screen. */
const NO_COLUMNS: readonly string[] = ['hidden', 'files', 'table', 'search', 'password'];

export function hasColumn({ derived, schema }: CompiledField): boolean {
  return !derived && !NO_COLUMNS.includes(schema.ui.widget);
}

/** The columns that a spreadsheet of one product may have, in the order in which the wizard asks; of a session that was just opened. */
export function sheetColumns(session: Session): readonly SheetColumn[] {
  const { definition, states } = session;
  const asked = definition.fields.filter(hasColumn);
  const called = (title: string) => asked.filter(({ index }) => states.at(index).title === title).length;
  return asked.map((field) => {
    const { title, required, options } = states.at(field.index);
    return {
      path: field.path,
      label: called(title) > 1 ? `${title} (${stepTitle(session, field)})` : title,
      widget: field.schema.ui.widget as ShownWidget,
      required,
      options: options.map((option) => choiceText(option, field.schema)),
      longest: field.schema.maxLength,
    };
  });
}

const stepTitle = ({ definition }: Session, { step }: CompiledField) =>
  definition.steps[step]!.definition.title;
