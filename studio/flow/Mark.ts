export type Example = readonly { readonly path: string; readonly title: string; readonly text: string }[];

export interface Mark {
  readonly code: string;
  readonly words: string;
  readonly example: Example;
}
