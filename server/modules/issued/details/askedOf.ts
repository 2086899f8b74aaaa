import type { OfSomeProducts } from '../../../../contract/policyDetails';
import { askedTerms, type Term } from '../../../../engine/rating';
import { createContext, type Person } from '../../../../engine/index';
import type { PolicyRow } from '../../../db/schema';
import { wizardOfCode, type ProductStore } from '../../definitions/productStore';

const NAMES: Readonly<Record<Term, OfSomeProducts>> = {
  contractValue: 'valorContrato',
  objectText: 'obrigacaoGarantia',
  civilWork: 'obraCivil',
  coverageFine: 'coberturaMulta',
  coverageLabor: 'coberturaTrabalhista',
};

const NOBODY: Person = { executive: false, user: { name: '', email: '', phone: '' }, clients: [] };

export interface Surroundings {
  readonly products: Pick<ProductStore, 'catalogue' | 'constants' | 'current'>;
  readonly today: string;
}

export function askedOf(
  { product: code, modality: id }: Pick<PolicyRow, 'product' | 'modality'>,
  { products, today }: Surroundings,
): OfSomeProducts[] {
  const wizard = wizardOfCode(products.catalogue, code)?.wizard;
  const product = wizard === undefined ? undefined : products.current(wizard);
  const modalities = products.catalogue.products
    .flatMap((one) => one.modalities)
    .filter((modality) => modality.wizard === wizard);
  const own = modalities.filter((modality) => modality.id === id);
  const choices = own.length > 0 ? own : modalities;
  const carried = choices.length > 0 ? choices.map(({ carries = {} }) => carries) : [{}];
  const env = { today, constants: products.constants, context: createContext(NOBODY) };
  const terms = product?.rating ? askedTerms(product.compiled, product.rating, carried, env) : [];
  return [...(modalities.length > 0 ? ['modalidade' as const] : []), ...terms.map((term) => NAMES[term])];
}
