/** A text that is offered while one types, and what names it. */
export interface Suggestion {
  readonly value: string;
  readonly name?: string;
}

const idOf = (id: string) => `${id}-sugestoes`;

interface Suggesting {
  readonly id: string;
  readonly readOnly?: boolean;
  readonly suggestions?: readonly Suggestion[];
}

/** The `list` of an input, where anything is offered. */
export const listOf = ({ id, readOnly, suggestions }: Suggesting) =>
  suggestions?.length && !readOnly ? idOf(id) : undefined;

/** What the browser offers below an input with `listOf`; none, nothing is drawn. */
export function Suggested({ id, of }: { id: string; of: readonly Suggestion[] | undefined }) {
  if (!of?.length) return null;
  return (
    <datalist id={idOf(id)}>
      {of.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
