import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, oneOf, query } from './schema';
import type { PolicyStatus } from './statuses/policy';
import { signature } from './signature';
import { day } from './texts';

/** How many documents a search for a number offers at most (specification 3 §9). */
export const FOUND_DOCUMENTS = 5;

const code = Type.String({ minLength: 1, maxLength: 60 });
const count = Type.Integer({ minimum: 1, maximum: 100, default: FOUND_DOCUMENTS });

/** Query of GET /InsurancePolicy/search-autocomplete: a part of a document's number, masked or not, or its code. */
export const documentSearchQuery = query({
  documentNumber: Type.Optional(Type.String({ maxLength: 60 })),
  take: count,
  limit: count,
});

/** The request being changed, which does not block itself. */
const ownRequest = Type.Optional(Type.String({ maxLength: 60 }));

/** Query of GET /InsurancePolicy/findById: a document by code or number; if unknown, the one of `last`. */
export const policyDetailsQuery = query({
  id: code,
  include: Type.Optional(Type.String({ maxLength: 40 })),
  documenttype: Type.Optional(Type.String({ maxLength: 40 })),
  OrderEndorsement: Type.Optional(Type.Boolean()),
  last: Type.Optional(Type.String({ maxLength: 60 })),
  request: ownRequest,
  /** As the policy stood at the end of that day. */
  on: Type.Optional(day),
});

/** Query of GET /EndorsementsPolicy/findByMainCode: the code or the number of the policy. */
export const mainCodeQuery = query({ id: code });

/** Query of GET /verifyEndorsementStatus: the code or the number of the policy, or of an endorsement of it. */
export const processQuery = query({ IdApolice: code, request: ownRequest });

const text = nullable(Type.String());
const amount = nullable(Type.Number());
const flag = nullable(Type.Boolean());

export const foundDocument = closed({
  codigo: Type.String(),
  numeroDocumento: Type.String(),
  codigoPrincipal: Type.String(),
  /** The latest endorsement of the same policy that is not cancelled. */
  numeroDocumentoUltimoEndosso: text,
  tipoDocumento: Type.String(),
  produto: text,
  tomador: text,
  segurado: text,
  /** The policy's now; for an endorsement, as it left the policy. */
  terminoVigencia: day,
  estaSobApolice: Type.Boolean(),
});
export type FoundDocument = Static<typeof foundDocument>;

const statuses = ['Emitida', 'Vigente', 'Vencida', 'Cancelado'] as const satisfies readonly PolicyStatus[];
const status = oneOf<PolicyStatus>(statuses);

/** What a policy says at one time. Money in R$; `prazo` in days, or in years where the product counts in years. */
const state = {
  inicioVigencia: day,
  terminoVigencia: day,
  prazo: nullable(Type.Integer()),
  valorContrato: amount,
  importanciaSegurada: Type.Number(),
  obrigacaoGarantia: text,
  obraCivil: flag,
  coberturaMulta: flag,
  coberturaTrabalhista: flag,
};

/** Asked only by some products and modalities. */
const ofSome = [
  'modalidade',
  'valorContrato',
  'obrigacaoGarantia',
  'obraCivil',
  'coberturaMulta',
  'coberturaTrabalhista',
] as const;
export type OfSomeProducts = (typeof ofSome)[number];

/** An endorsement of a policy. A negative premium is a refund. */
export const endorsementOfPolicy = closed({
  ...state,
  codigo: Type.String(),
  numeroDocumento: Type.String(),
  numeroProposta: text,
  tipoEndosso: closed({ codigo: Type.String(), descricaoEndosso: Type.String() }),
  tipoDocumento: Type.String(),
  dataEmissao: day,
  premioLiquido: Type.Number(),
  iof: Type.Number(),
  premioTotal: Type.Number(),
  cancelado: Type.Boolean(),
  canceladoEm: nullable(day),
  importanciaEmVigor: Type.Number(),
  /** Number of a later endorsement that sets the cover from that day or earlier. */
  substituidoPor: text,
});
export type EndorsementOfPolicy = Static<typeof endorsementOfPolicy>;

const historyRow = closed({
  documento: Type.String(),
  proposta: text,
  importanciaSegurada: Type.Number(),
  inicioVigencia: day,
  fimVigencia: day,
  dataEmissao: day,
  tipoDocumento: Type.String(),
});

/** A policy with its documents (specification 3 §3), under the names that its sources have (product-schemas/_shared). */
export const policyDetails = closed({
  ...state,
  codigo: Type.String(),
  codigoPrincipal: Type.String(),
  numeroDocumento: Type.String(),
  numeroPrincipal: Type.String(),
  numeroDocumentoUltimoEndosso: text,
  numeroProposta: text,
  /** Grows with every change; a request for an endorsement names the version it was made for. */
  versao: Type.Integer(),
  status,
  situacao: closed({ status, importanciaSegurada: Type.Number() }),
  totalImportanciaSegurada: Type.Number(),
  dataEmissao: day,
  produto: text,
  seguradora: Type.String(),
  premioLiquido: Type.Number(),
  iof: Type.Number(),
  premioTotal: Type.Number(),
  /** Fields that its product asks, filled or not. */
  aplicaveis: Type.Array(oneOf(ofSome)),
  /** The request that it was issued from, where there is one that the caller may read. */
  solicitacao: text,
  finlandiaIsBroker: Type.Boolean(),
  emAndamento: Type.Boolean(),
  tomador: closed({ clienteNome: text, clienteCpfCnpj: text }),
  modalidade: closed({
    prefixo: text,
    descricaoModalidade: text,
    numeroModalidade: nullable(Type.Integer()),
    codigoModalidade: text,
    productKey: text,
    product: closed({ id: text }),
  }),
  segurado: closed({
    nomeBeneficiario: text,
    cnpjBeneficiario: text,
    emailBeneficiario: text,
    cepBeneficiario: text,
    ufBeneficiario: text,
    cidadeBeneficiario: text,
    numeroBeneficiario: text,
    bairroBeneficiario: text,
    logradouroBeneficiario: text,
    complementoBeneficiario: text,
  }),
  /** The latest endorsement that counts, else the policy itself. */
  ultimoDocumento: closed({ ...state, numeroDocumento: Type.String() }),
  /** All documents in the order of the last three characters of their numbers. */
  historico: Type.Array(historyRow),
  endossos: Type.Array(endorsementOfPolicy),
  /** Null for imported policies too. */
  assinatura: signature,
});
export type PolicyDetails = Static<typeof policyDetails>;

/** Whether an endorsement is processed; both null where none is. */
export const endorsementProcess = closed({ Message: text, Status: text });
export type EndorsementProcess = Static<typeof endorsementProcess>;
