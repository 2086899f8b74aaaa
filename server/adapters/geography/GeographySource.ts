export interface State {
  sigla: string;
  nome: string;
}

export interface City {
  nome: string;
}

/** States and their cities, both sorted the Portuguese way. Rejects with LookupFailure. */
export interface GeographySource {
  states(): Promise<State[]>;
  /** Null when there is no such state. */
  cities(uf: string): Promise<City[] | null>;
}
