/** A month of UTC, whose bounds no summer time moves. */
export interface Month {
  readonly from: Date;
  readonly to: Date;
  /** `2026_11` */
  readonly name: string;
}

export function monthOf(at: Date, ahead = 0): Month {
  const from = firstDay(at, ahead);
  const number = String(from.getUTCMonth() + 1).padStart(2, '0');
  return { from, to: firstDay(at, ahead + 1), name: `${from.getUTCFullYear()}_${number}` };
}

const firstDay = (at: Date, ahead: number) =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead));
