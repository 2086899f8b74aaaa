export interface Listed {
  id: number;
  descricao: string;
}

export type CourtType = 0 | 1;

/** Courts and their sections, sorted by description. Rejects with LookupFailure. */
export interface CourtSource {
  /** The id of a labour court is the region of the process number, that of a state court 800 plus it. */
  regions(type: CourtType): Promise<Listed[]>;
  /** Null when there is no such region. */
  sections(regionId: number): Promise<Listed[] | null>;
}
