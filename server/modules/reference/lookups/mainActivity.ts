import type { Company } from '../../../adapters/company/CompanySource';

// CNAE 2.3 divisions: section F is construction.
const CONSTRUCTION = new Set(['41', '42', '43']);
// Office and administrative support, and public administration.
const ADMINISTRATIVE = new Set(['82', '84']);

export const NO_ACTIVITY = { mainActivityIsConstruction: false, mainActivityIsAdministrative: false };

export function mainActivityOf({ atividade_principal }: Company) {
  const divisions = atividade_principal.map(({ code }) => code.slice(0, 2));
  return {
    mainActivityIsConstruction: divisions.some((division) => CONSTRUCTION.has(division)),
    mainActivityIsAdministrative: divisions.some((division) => ADMINISTRATIVE.has(division)),
  };
}
