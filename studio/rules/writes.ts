/** Questions whose answer a rule writes, each with where in the rule says so. */
export type Written = readonly { field: string; at: string; empties?: boolean }[];

export const emptied = (fields: readonly string[] | undefined, at: string): Written =>
  (fields ?? []).map((field, index) => ({ field, at: `${at}/${index}`, empties: true }));
