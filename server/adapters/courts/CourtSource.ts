/** A court region or a court section, as the specification's lists name them. */
export interface Listed {
  id: number;
  descricao: string;
}

/** Kind of court as in the query `tipotribunal`: labour courts (0) or state courts (1). */
export type CourtType = 0 | 1;

/** Courts and their sections, sorted by description. Rejects with LookupFailure. */
export interface CourtSource {
  /** The id of a labour court is the region of the process number, that of a state court 800 plus it. */
  regions(type: CourtType): Promise<Listed[]>;
  /** Null when there is no such region. */
  sections(regionId: number): Promise<Listed[] | null>;
}
