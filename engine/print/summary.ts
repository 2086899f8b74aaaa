import { createScope, frameOf } from '../compile/scope';
import type { CompiledField } from '../model/CompiledDefinition';
import type { SectionLine } from '../model/Definition';
import type { Json } from '../expression';
import { isShown } from '../model/states';
import type { FileReference } from '../model/SessionEvent';
import type { Session } from '../model/Session';
import { print } from './print';

export interface SummaryLine {
  readonly field?: string;
  readonly label: string;
  readonly text: string;
  readonly computedBy?: string | undefined;
  readonly files?: readonly FileReference[] | undefined;
}

export interface PrintedSection {
  readonly title: string;
  readonly lines: readonly SummaryLine[];
}

function lineOf(session: Session, field: CompiledField): SummaryLine {
  const { schema, index, path } = field;
  const state = session.states.at(index);
  const value = session.answers.at(index);
  const origin = session.origins.at(index);
  const computed = origin?.by === 'derived' || origin?.by === 'relation';
  return {
    field: path,
    label: state.title,
    text: print(value, schema, state),
    computedBy: computed ? origin.rule : undefined,
    files: schema.ui.widget === 'files' ? (value as readonly FileReference[] | undefined) : undefined,
  };
}

export function isPrinted(session: Session, field: CompiledField): boolean {
  return (
    isShown(session.states.at(field.index)) &&
    field.schema.ui.widget !== 'hidden' &&
    field.schema.ui.summary !== 'none' &&
    session.answers.at(field.index) !== undefined
  );
}

/** The lines of one step: all that is printed, or for a digest only the fields marked so. */
export function summariseStep(session: Session, stepId: string, digestOnly = false): SummaryLine[] {
  const { definition } = session;
  return definition.fields
    .filter((field) => definition.steps[field.step]!.definition.id === stepId && isPrinted(session, field))
    .filter((field) => !digestOnly || field.schema.ui.summary === 'digest')
    .map((field) => lineOf(session, field));
}

/** The field, where an expression is nothing but its `var`. */
function readField({ definition }: Session, expression: Json): CompiledField | undefined {
  if (typeof expression !== 'object' || expression === null || !('var' in expression)) return undefined;
  const path = [expression.var].flat()[0];
  return typeof path === 'string' ? definition.byPath.get(path) : undefined;
}

function ownText(session: Session, text: Json): string {
  if (typeof text === 'string') return text;
  const { answers, definition, states } = session;
  const field = readField(session, text);
  if (field) return print(answers.at(field.index), field.schema, states.at(field.index));
  const value = createScope(definition.byPath).compile(text)(frameOf(session));
  return value === undefined || value === null ? '' : String(value);
}

function ownLines(session: Session, lines: readonly SectionLine[] = []): SummaryLine[] {
  return lines
    .map(({ label, text }) => ({ label, text: ownText(session, text) }))
    .filter((line) => line.text !== '');
}

export function summarise(session: Session): PrintedSection[] {
  const { definition } = session;
  return definition.source.summary
    .map((section) => ({
      title: section.title,
      lines: [
        ...ownLines(session, section.lines),
        ...(section.fields ?? [])
          .map((path) => definition.byPath.get(path)!)
          .filter((field) => isPrinted(session, field))
          .map((field) => lineOf(session, field)),
        ...(section.steps ?? [])
          .filter(
            (id) => session.steps[definition.steps.findIndex((step) => step.definition.id === id)]?.visible,
          )
          .flatMap((id) => summariseStep(session, id)),
      ],
    }))
    .filter((section) => section.lines.length > 0);
}
