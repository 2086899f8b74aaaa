import type { PolicyDetails } from '../../../../contract/policyDetails';
import type { Catalogue } from '../../../../engine/definition';
import type { PolicyRow } from '../../../db/schema';
import { wizardOfCode } from '../../definitions/productStore';

export function catalogueNames(
  catalogue: Catalogue,
  { product: code, modality: id }: Pick<PolicyRow, 'product' | 'modality'>,
): Pick<PolicyDetails, 'produto' | 'modalidade'> {
  const wizard = wizardOfCode(catalogue, code);
  const product = catalogue.products.find((one) =>
    id === null ? one.wizard === wizard?.wizard : one.modalities.some((modality) => modality.id === id),
  );
  const modality = product?.modalities.find((one) => one.id === id);
  return {
    produto: product?.name ?? wizard?.name ?? null,
    modalidade: {
      prefixo: code,
      descricaoModalidade: modality?.name ?? null,
      numeroModalidade: modality?.number ?? null,
      codigoModalidade: modality?.id ?? null,
      productKey: code,
      product: { id: product?.id ?? wizard?.id ?? null },
    },
  };
}
