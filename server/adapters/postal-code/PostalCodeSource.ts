export interface PostalAddress {
  cep: string;
  logradouro: string;
  complemento: string;
  bairro: string;
  localidade: string;
  uf: string;
}

/** The address of a CEP of 8 digits; null when there is no such CEP. Rejects with LookupFailure. */
export interface PostalCodeSource {
  find(cep: string): Promise<PostalAddress | null>;
}
