import type { EndorsementOfPolicy, PolicyDetails } from '../../../../contract/policyDetails';
import type { Signature } from '../../../../contract/signature';
import { policyStatus } from '../../../../contract/statuses/policy';
import { civilDayOf } from '../../../../engine/values';
import type { EndorsementRow, PolicyRow, PolicyState } from '../../../db/schema';
import { stateOf } from '../policies/state';
import { askedOf, type Surroundings } from './askedOf';
import { catalogueNames } from './catalogueNames';
import { inForceOf } from './inForce';
import { termOf } from './termOf';

export interface DetailedPolicy {
  readonly policy: PolicyRow;
  /** In the order of their suffixes, cancelled ones included. */
  readonly endorsements: EndorsementRow[];
  /** The endorsement that was asked for; undefined where it was the policy itself. */
  readonly asked: EndorsementRow | undefined;
  readonly isInProgress: boolean;
  /** The request that the policy was issued from; null where the caller may not read it. */
  readonly request: string | null;
}

export function detailsAnswer(
  detailed: DetailedPolicy,
  around: Surroundings & { readonly signature: Signature },
): PolicyDetails {
  const { policy, endorsements, asked, isInProgress, request } = detailed;
  const stated = statedBy(policy, around);
  const now = stateOf(policy);
  const inForce = inForceOf({ policy, endorsements });
  const last = endorsements.findLast(({ cancelledAt }) => cancelledAt === null);
  const shown = asked ?? policy;
  const status = policyStatus({ ...policy, isCancelled: policy.cancelledAt !== null }, around.today);
  return {
    ...stated(asked?.state ?? now),
    codigo: shown.id,
    codigoPrincipal: policy.id,
    numeroDocumento: shown.number,
    numeroPrincipal: policy.number,
    numeroDocumentoUltimoEndosso: last?.number ?? null,
    numeroProposta: shown.proposalNumber,
    versao: policy.version,
    status,
    situacao: { status, importanciaSegurada: Number(policy.insuredAmount) },
    totalImportanciaSegurada: Number(policy.insuredAmount),
    dataEmissao: civilDayOf(policy.issuedAt),
    seguradora: policy.insurerName,
    ...premiumOf(shown),
    aplicaveis: askedOf(policy, around),
    solicitacao: request,
    finlandiaIsBroker: !policy.isUpload && policy.broker === null,
    emAndamento: isInProgress,
    tomador: { clienteNome: policy.holderName, clienteCpfCnpj: policy.clientDocument },
    ...catalogueNames(around.products.catalogue, policy),
    segurado: insuredOf(now),
    ultimoDocumento: { ...stated(now), numeroDocumento: last?.number ?? policy.number },
    historico: historyOf(detailed),
    assinatura: policy.isUpload ? null : around.signature,
    endossos: endorsements.map((endorsement) =>
      endorsementAnswer(endorsement, policy, { ...around, inForce }),
    ),
  };
}

export function endorsementAnswer(
  endorsement: EndorsementRow,
  policy: PolicyRow,
  around: Surroundings & { inForce: ReturnType<typeof inForceOf> },
): EndorsementOfPolicy {
  const { id, number, proposalNumber, type, rule, state, issuedAt, effectiveOn, cancelledAt } = endorsement;
  const now = around.inForce.get(endorsement.suffix);
  return {
    ...statedBy(policy, around)(state),
    inicioVigencia: effectiveOn,
    codigo: id,
    numeroDocumento: number,
    numeroProposta: proposalNumber,
    tipoEndosso: { codigo: type, descricaoEndosso: rule.title },
    tipoDocumento: documentKind(endorsement),
    dataEmissao: civilDayOf(issuedAt),
    ...premiumOf(endorsement),
    cancelado: cancelledAt !== null,
    canceladoEm: cancelledAt && civilDayOf(cancelledAt),
    importanciaEmVigor: now?.amount ?? Number(state.insuredAmount),
    substituidoPor: now?.replacedBy ?? null,
  };
}

function statedBy({ product }: PolicyRow, { products, today }: Surroundings) {
  return (state: PolicyState) => ({
    inicioVigencia: state.validityStart,
    terminoVigencia: state.validityEnd,
    prazo: termOf(products.constants, product, state, today),
    valorContrato: state.contractValue === null ? null : Number(state.contractValue),
    importanciaSegurada: Number(state.insuredAmount),
    obrigacaoGarantia: state.objectText,
    obraCivil: state.civilWork,
    coberturaMulta: state.coverageFine,
    coberturaTrabalhista: state.coverageLabor,
  });
}

function premiumOf({ commercialPremium, iof, grossPremium }: PolicyRow | EndorsementRow) {
  return {
    premioLiquido: Number(commercialPremium),
    iof: Number(iof),
    premioTotal: Number(grossPremium),
  };
}

function insuredOf({ insuredName, insuredDocument, insuredPlace }: PolicyState): PolicyDetails['segurado'] {
  return {
    nomeBeneficiario: insuredName,
    cnpjBeneficiario: insuredDocument,
    emailBeneficiario: insuredPlace?.email ?? null,
    cepBeneficiario: insuredPlace?.cep ?? null,
    ufBeneficiario: insuredPlace?.state ?? null,
    cidadeBeneficiario: insuredPlace?.city ?? null,
    numeroBeneficiario: insuredPlace?.number ?? null,
    bairroBeneficiario: insuredPlace?.district ?? null,
    logradouroBeneficiario: insuredPlace?.place ?? null,
    complementoBeneficiario: insuredPlace?.complement ?? null,
  };
}

function historyOf({ policy, endorsements }: DetailedPolicy): PolicyDetails['historico'] {
  const first = {
    documento: policy.number,
    proposta: policy.proposalNumber,
    importanciaSegurada: Number(policy.firstState.insuredAmount),
    inicioVigencia: policy.firstState.validityStart,
    fimVigencia: policy.firstState.validityEnd,
    dataEmissao: civilDayOf(policy.issuedAt),
    tipoDocumento: 'Apólice',
  };
  const others = endorsements.map((endorsement) => ({
    documento: endorsement.number,
    proposta: endorsement.proposalNumber,
    importanciaSegurada: Number(endorsement.state.insuredAmount),
    inicioVigencia: endorsement.effectiveOn,
    fimVigencia: endorsement.state.validityEnd,
    dataEmissao: civilDayOf(endorsement.issuedAt),
    tipoDocumento: documentKind(endorsement),
  }));
  return [first, ...others];
}

const documentKind = ({ rule, cancelledAt }: EndorsementRow) =>
  cancelledAt === null ? rule.title : `${rule.title} (cancelado)`;
