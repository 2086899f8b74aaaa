/** What a submission was refused for; `path` is the record's, `field` the answer's where there is one. */
export interface ReviewIssue {
  readonly path: string;
  readonly field?: string;
  readonly code: string;
  readonly message: string;
}
