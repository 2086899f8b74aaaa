import { inArray } from 'drizzle-orm';
import type { FoundDocument } from '../../../../contract/policyDetails';
import type { Catalogue } from '../../../../engine/definition';
import type { Db } from '../../../db/db';
import { endorsements, policies } from '../../../db/schema';
import { catalogueNames } from './catalogueNames';
import { lastNumbers, type PlacedDocument } from './repository';

export async function foundAnswers(
  db: Db,
  catalogue: Catalogue,
  found: readonly PlacedDocument[],
): Promise<FoundDocument[]> {
  const policyIds = found.map(({ policyId }) => policyId);
  if (policyIds.length === 0) return [];
  const [last, rows, changes] = await Promise.all([
    lastNumbers(db, policyIds),
    policiesOfIds(db, policyIds),
    changesOfIds(
      db,
      found.map(({ id }) => id),
    ),
  ]);
  return found.map(({ id, number, policyId }, at) => {
    const policy = rows.find((row) => row.id === policyId)!;
    const change = changes.find((row) => row.id === id);
    return {
      codigo: id,
      numeroDocumento: number,
      codigoPrincipal: policyId,
      numeroDocumentoUltimoEndosso: last.get(policyId) ?? null,
      tipoDocumento: change?.rule.title ?? 'Apólice',
      produto: catalogueNames(catalogue, policy).produto,
      tomador: policy.holderName,
      segurado: change?.state.insuredName ?? policy.insuredName,
      terminoVigencia: change?.state.validityEnd ?? policy.validityEnd,
      estaSobApolice: found.slice(0, at).some((other) => other.id === policyId),
    };
  });
}

const policiesOfIds = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: policies.id,
      product: policies.product,
      modality: policies.modality,
      holderName: policies.holderName,
      insuredName: policies.insuredName,
      validityEnd: policies.validityEnd,
    })
    .from(policies)
    .where(inArray(policies.id, [...ids]));

const changesOfIds = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: endorsements.id, rule: endorsements.rule, state: endorsements.state })
    .from(endorsements)
    .where(inArray(endorsements.id, [...ids]));
