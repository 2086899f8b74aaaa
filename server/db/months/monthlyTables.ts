/** A table whose rows lie in a partition a month, by when they were written (UTC). */
export interface MonthlyTable {
  readonly name: string;
  /** The column that says when. */
  readonly time: string;
  /** What its foreign keys refer to, which is locked while a partition gets them too. */
  readonly refersTo?: string;
}

export const MONTHLY = {
  audit: { name: 'audit_log', time: 'at', refersTo: 'users' },
  addresses: { name: 'ip_log', time: 'at', refersTo: 'users' },
  mails: { name: 'mails', time: 'created_at' },
} as const satisfies Record<string, MonthlyTable>;

/** What was there before there were months: all of the table's past, once `endBefore` has given it an end. */
export const beforeOf = ({ name }: MonthlyTable) => `${name}_before`;

/** Takes what no month is there for, so that nothing is ever refused for its time. */
export const defaultOf = ({ name }: MonthlyTable) => `${name}_default`;
