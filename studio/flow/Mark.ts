/** Answers that show something, each as the page says it. */
export type Example = readonly { readonly path: string; readonly title: string; readonly text: string }[];

/** Something wrong with a rule or a row of a table, as the solver proved it, with answers that show it. */
export interface Mark {
  readonly code: string;
  readonly words: string;
  readonly example: Example;
}
