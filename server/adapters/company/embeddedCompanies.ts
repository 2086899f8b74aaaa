import companies from '../data/companies.json' with { type: 'json' };
import type { CompanySource } from './CompanySource';

const byCnpj = new Map(companies.map((company) => [company.cnpj, company]));

export const embeddedCompanies: CompanySource = {
  find: async (cnpj) => byCnpj.get(cnpj) ?? null,
};
