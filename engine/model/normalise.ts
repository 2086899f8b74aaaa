/** An emptied control, and an empty text or list of a record, hold nothing: "not answered" has one form. */
export function normalise(value: unknown): unknown {
  const empty = value === '' || value === null || (Array.isArray(value) && value.length === 0);
  return empty ? undefined : value;
}

export const isAnswer = (answer: unknown) => normalise(answer) !== undefined;
