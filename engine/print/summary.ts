import type { CompiledField } from '../compile/types';
import { isShown } from '../session/isShown';
import type { FileReference, Session } from '../session/types';
import { print } from './print';

export interface SummaryLine {
  readonly field?: string;
  readonly label: string;
  readonly text: string;
  /** The rule that computed the value, where one did. */
  readonly computedBy?: string;
  readonly files?: readonly FileReference[];
}

export interface PrintedSection {
  readonly title: string;
  readonly lines: readonly SummaryLine[];
}

function lineOf(session: Session, field: CompiledField): SummaryLine {
  const { schema, index, path } = field;
  const state = session.states[index]!;
  const value = session.answers[index];
  const origin = session.origins[index];
  const computed = origin?.by === 'derived' || origin?.by === 'relation';
  return {
    field: path,
    label: state.title,
    text: print(value, schema, state.options),
    computedBy: computed ? origin.rule : undefined,
    files: schema.ui.widget === 'files' ? (value as readonly FileReference[] | undefined) : undefined,
  };
}

function isPrinted(session: Session, field: CompiledField): boolean {
  return (
    isShown(session.states[field.index]!) &&
    field.schema.ui.summary !== 'none' &&
    session.answers[field.index] !== undefined
  );
}

/** The lines of one step: all that it printed, or for a digest only what marks the answer. */
export function summariseStep(session: Session, stepId: string, digestOnly = false): SummaryLine[] {
  const { definition } = session;
  return definition.fields
    .filter((field) => definition.steps[field.step]!.definition.id === stepId && isPrinted(session, field))
    .filter((field) => !digestOnly || field.schema.ui.summary === 'digest')
    .map((field) => lineOf(session, field));
}

/** The sections of the confirmation and of the read-only view of a quote. */
export function summarise(session: Session): PrintedSection[] {
  const { definition } = session;
  return definition.source.summary
    .map((section) => ({
      title: section.title,
      lines: [
        ...(section.lines ?? []),
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
