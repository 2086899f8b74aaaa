export interface Activity {
  code: string;
  text: string;
}

/** A company as ReceitaWS names its fields; texts that it leaves out are empty. */
export interface Company {
  cnpj: string;
  nome: string;
  fantasia: string;
  situacao: string;
  abertura: string;
  cep: string;
  logradouro: string;
  numero: string;
  complemento: string;
  bairro: string;
  municipio: string;
  uf: string;
  email: string;
  telefone: string;
  atividade_principal: Activity[];
}

/** Company data by a bare CNPJ; null when no such company is registered. Rejects with LookupFailure. */
export interface CompanySource {
  find(cnpj: string): Promise<Company | null>;
}
