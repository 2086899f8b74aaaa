import type { Json } from '../expression';
import type { RecordAddition } from './RecordDefinition';

/** A yes-or-no question that is asked once a request is registered (specification 2 §4.4). */
export interface QuestionnaireDefinition {
  readonly ask: { readonly source: string; readonly request: Readonly<Record<string, Json>> };
  /** Over the source's answer, and the request's: whether the question is asked. */
  readonly when: Json;
  readonly title: string;
  readonly question: string;
  /** The thanks shown after Sim and after Não; none is shown when there was no answer. */
  readonly thanks: { readonly yes: string; readonly no: string };
  /** The call that takes the payload, below /api. */
  readonly operation: string;
  /** The answers that the payload has, and no others. */
  readonly fields: readonly QuestionnaireField[];
  readonly adds: readonly RecordAddition[];
  /** Path of the request's identifier in the payload. */
  readonly identifier: string;
  /** Path of the answer in it: true, false, or null when time ran out. */
  readonly answer: string;
}

interface QuestionnaireField {
  /** An answer's path, which may go into a choice: `insured.policyHolder.label`. */
  readonly from: string;
  readonly to: string;
  readonly as?: string;
}
