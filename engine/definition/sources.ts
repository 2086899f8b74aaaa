/** What a look-up may ask of a source: parts its request must name, and parts it may. */
interface SourceNote {
  readonly needs: readonly string[];
  readonly takes?: readonly string[];
}

const ADDRESS = ['cep', 'place', 'number', 'complement', 'district', 'city', 'state'] as const;

/** Every remote source that a look-up may name (specification 2 §7); the host has a call for each. */
export const SOURCES = {
  /** ReceitaWS form: nome, logradouro, … */
  company: { needs: ['cnpj'] },
  /** nome, cep, logradouro, numero, complemento, bairro, uf, cidade */
  person: { needs: ['cpf'] },
  /** Creates or updates an insured that is no company. */
  'person-save': { needs: ['document', 'name'], takes: ADDRESS },
  /** E-mails of a client's users, for executives. */
  'user-emails': { needs: ['document'] },
  /** ViaCEP form: logradouro, bairro, uf, localidade */
  'postal-code': { needs: ['cep'] },
  /** Items with sigla and nome. */
  states: { needs: [] },
  /** Items with nome. */
  cities: { needs: ['state'] },
  /** Items with id and descricao; kind 0 labour, 1 civil. */
  courts: { needs: ['kind'] },
  /** The one of `courts` with that id, else nothing. */
  court: { needs: ['kind', 'id'] },
  /** Items with id and descricao of one court. */
  'court-sections': { needs: ['court'] },
  /** mainActivityIsConstruction, mainActivityIsAdministrative */
  'main-activity': { needs: ['document'] },
  /** emissaoEmFaturaC */
  'payment-type': { needs: ['document'] },
} as const satisfies Record<string, SourceNote>;

export type SourceName = keyof typeof SOURCES;

export function sourceNote(name: string): SourceNote | undefined {
  return Object.hasOwn(SOURCES, name) ? SOURCES[name as SourceName] : undefined;
}
