import type { Json } from '../expression';
import type { FieldSchema } from './FieldSchema';
import type { QuestionnaireDefinition } from './QuestionnaireDefinition';
import type { RecordDefinition } from './RecordDefinition';
import type { Rules } from '../rules';

/** The JSON shapes of a composed product definition: includes resolved, messages filled in, rating kept apart. */
export interface Definition {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly title: string;
  /** SHA-256 over the canonical text of everything that decides the answers, hexadecimal. */
  readonly hash: string;
  readonly steps: readonly StepDefinition[];
  readonly rules: Rules;
  readonly record: RecordDefinition;
  readonly questionnaire?: QuestionnaireDefinition;
  readonly summary: readonly SummarySection[];
  readonly messages: Messages;
  /** Values that the page gives to the form's rules, by name, each with a sentence for analysts; a wizard has none. */
  readonly context?: Readonly<Record<string, string>>;
  /** Parameters of the wizard's address that its rules read, by name, each in a sentence for analysts. */
  readonly route?: Readonly<Record<string, string>>;
  /** What changes between two requests of the product, where that is told apart. */
  readonly repeat?: RepeatDefinition;
  /** What people call the document that answers can be read from, and the question that it can be attached to. */
  readonly reads?: { readonly document: string; readonly attach?: string };
  /** The label of the last step's button, where it is not Continuar. */
  readonly submit?: string;
}

export interface RepeatDefinition {
  /** Fields that are answered anew, in the order in which they are asked; the rest stays as it was. */
  readonly fields: readonly string[];
  /** Of fields that a relation ties, those that stay as they were while the others move. */
  readonly keeps?: readonly string[];
}

export interface StepDefinition {
  readonly id: string;
  /** Where the step's answers live: a field's path is `${path}.${property}`. */
  readonly path: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly help?: string | undefined;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, FieldSchema>>;
}

export interface SummarySection {
  readonly title: string;
  readonly steps?: readonly string[];
  readonly lines?: readonly SectionLine[];
  readonly fields?: readonly string[];
}

export interface SectionLine {
  readonly label: string;
  /** A fixed text, or an expression over the answers; `{ "var": field }` reads as the field is printed. */
  readonly text: Json;
}

export type Messages = Readonly<Record<string, string>>;
