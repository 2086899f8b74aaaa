import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, json, nullable, oneOf } from './schema';
import { instant } from './texts';

/** Before and after: of a record by step and label, of the quote by its column's name. */
const change = closed({
  Step: Type.Optional(Type.String()),
  Label: Type.Optional(Type.String()),
  Column: Type.Optional(Type.String()),
  Before: json<unknown>('the value before'),
  After: json<unknown>('the value after'),
});
export type HistoryChange = Static<typeof change>;

/** What may happen to a request; 'asked' is the desk's wish for a correction, 'corrected' its answer; 'taken' and 'released' say who has it there, 'proposed' is a premium that waits for a second executive, 'undone' an issued endorsement that counts no more. */
export const eventKinds = [
  'registered',
  'edited',
  'asked',
  'corrected',
  'moved',
  'rated',
  'answered',
  'taken',
  'released',
  'proposed',
  'undone',
  'deleted',
] as const;

export const historyEvent = closed({
  Id: Type.Integer(),
  Kind: oneOf(eventKinds),
  At: instant,
  /** null is the system. */
  By: nullable(closed({ Name: Type.String(), IsExecutive: Type.Boolean() })),
  From: nullable(Type.Integer()),
  To: Type.Integer(),
  Reason: nullable(Type.String()),
  Changes: Type.Array(change),
});
export type HistoryEvent = Static<typeof historyEvent>;
