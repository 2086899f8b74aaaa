import { catalogue } from 'virtual:lastro/catalogue';
import { products } from 'virtual:lastro/products';
import { serra, TODAY } from './answers';
import type { Answers } from './fakeApi';
import { quoteAt } from './quote';

/** The policy whose changes page tests ask for. */
export const POLICY = { code: '7', number: '0775-2026-000123-00' };
export const END = { identifier: 'END0000009', path: '/endossos/END0000009/status', form: '/endossos' };

export const match = {
  codigo: POLICY.code,
  numeroDocumento: POLICY.number,
  codigoPrincipal: POLICY.code,
  numeroDocumentoUltimoEndosso: POLICY.number,
};

/** What GET /InsurancePolicy/findById answers of it. */
export const policy = (changes: object = {}) => ({
  codigo: POLICY.code,
  codigoPrincipal: POLICY.code,
  numeroDocumento: POLICY.number,
  numeroPrincipal: POLICY.number,
  versao: 1,
  status: 'Vigente',
  dataEmissao: '2025-12-20',
  produto: 'Seguro Garantia Performance',
  finlandiaIsBroker: true,
  emAndamento: false,
  tomador: { clienteNome: serra.name, clienteCpfCnpj: serra.cpfcnpj },
  modalidade: {
    prefixo: 'PER',
    descricaoModalidade: 'Performance Setor Privado',
    numeroModalidade: 1,
    codigoModalidade: 'performance-privado',
    productKey: 'PER',
    product: { id: '6' },
  },
  segurado: { nomeBeneficiario: 'PREFEITURA DE ITU', cnpjBeneficiario: '45997418000153' },
  ultimoDocumento: {
    numeroDocumento: POLICY.number,
    inicioVigencia: '2026-01-01',
    terminoVigencia: '2026-12-31',
    prazo: 364,
    valorContrato: 1_000_000,
    importanciaSegurada: 100_000,
    obrigacaoGarantia: 'Construir a ponte.',
    obraCivil: true,
    coberturaMulta: false,
    coberturaTrabalhista: false,
  },
  historico: [
    {
      documento: POLICY.number,
      proposta: 'P-1',
      importanciaSegurada: 100_000,
      inicioVigencia: '2026-01-01',
      fimVigencia: '2026-12-31',
      dataEmissao: '2025-12-20',
      tipoDocumento: 'Apólice',
    },
  ],
  ...changes,
});

const SEARCH = 'GET /InsurancePolicy/search-autocomplete';
export const DETAILS = 'GET /InsurancePolicy/findById';
export const PROCESS = 'GET /verifyEndorsementStatus';

/** A server on which that policy may be changed. */
export const policyAnswers = (changes: object = {}): Answers => ({
  [SEARCH]: [match],
  [DETAILS]: policy(changes),
  [PROCESS]: { Message: null, Status: null },
  'GET /client/ReceitaWS/*': { nome: 'PREFEITURA DE ITU' },
  'GET /client/findUserEmailsByClient': [],
  'POST /people/createOrUpdate': null,
});

const STEPS = ['request', 'current', 'holder', 'insured', 'new', 'requester', 'files'];

const filled: Readonly<Record<string, unknown>> = {
  'endorsementRequest.policy': {
    value: POLICY.code,
    label: POLICY.number,
    main: POLICY.code,
    last: POLICY.number,
  },
  'endorsementRequest.endorsementType': 'b',
  'endorsementRequest.product': 'Seguro Garantia Performance',
  'endorsementRequest.policyProductKey': 'PER',
  'endorsementRequest.policyModality': 1,
  'endorsementRequest.modalityCode': 'performance-privado',
  'endorsementRequest.productModality': 'Performance Setor Privado',
  'endorsementRequest.productCode': '6',
  'endorsementRequest.prefix': 'PER',
  'endorsementRequest.mainPolicyId': POLICY.code,
  'endorsementRequest.mainPolicyNumber': POLICY.number,
  'endorsementRequest.issuedOn': '2025-12-20',
  'endorsementRequest.policyHolderName': serra.name,
  'endorsementRequest.policyHolderDocument': serra.cpfcnpj,
  'endorsementRequest.policyVersion': 1,
  'currentStateDocument.name': 'PREFEITURA DE ITU',
  'currentStateDocument.document': '45997418000153',
  'currentStateDocument.startDateValidity': '2026-01-01',
  'currentStateDocument.endDateValidity': '2026-12-31',
  'currentStateDocument.deadline': 364,
  'currentStateDocument.contractValue': 1_000_000,
  'currentStateDocument.guaranteeValue': 100_000,
  'currentStateDocument.objectText': 'Construir a ponte.',
  'currentStateDocument.coverageFine': false,
  'currentStateDocument.coverageLabor': false,
  'currentStateDocument.civilWork': true,
  'currentStateDocument.historyDocuments': policy().historico,
  'insured.document': '45997418000153',
  'insured.name': 'PREFEITURA DE ITU',
  'newStateDocument.startDateValidity': TODAY,
  'newStateDocument.endDateValidity': '2026-12-31',
  'newStateDocument.deadline': 41,
  'newStateDocument.contractValue': 1_000_000,
  'newStateDocument.guaranteeValue': 200_000,
  'newStateDocument.objectText': 'Construir a ponte.',
  'newStateDocument.coverageLabor': false,
  'newStateDocument.coverageFine': false,
  'newStateDocument.civilWork': true,
  'requester.name': 'Clara Nogueira',
  'requester.phone': '11987650011',
  'fileUpload.documents': [{ DocumentID: 'd-1', DocumentName: 'aditivo.pdf' }],
};

const OF_POLICY = Object.keys(filled).filter((path) => /^(endorsementRequest|currentState)/.test(path));

/** What differs where the increase is of another brokerage's document. */
export const ofAnotherBrokerage: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(OF_POLICY.map((path) => [path, null])),
  'endorsementRequest.otherBrokerage': true,
  'endorsementRequest.notFoundDocument': true,
  'endorsementRequest.documentNumber': 'OUTRA-2026-0001',
  'endorsementRequest.endorsementType': 'b',
  'endorsementRequest.otherProduct': 'c4dafb3e-9ba9-5221-ac52-c0adf1d459b0',
  'endorsementRequest.otherModality': 'performance-privado',
  'currentStateDocument.endDateValidity': '2026-12-31',
  'policyHolder.holder': { value: serra.cpfcnpj, label: serra.name },
};

/** The draft of an increase whose steps are done up to the one that is open. */
export function endorsementDraft(open: string, answers: Readonly<Record<string, unknown>> = {}) {
  const at = STEPS.indexOf(open);
  const status = (index: number) => (index < at ? 'done' : index === at ? 'open' : 'pending');
  return {
    id: 'd0000000-0000-4000-8000-000000000002',
    definition: 'any',
    answers: { ...filled, ...answers },
    steps: Object.fromEntries(STEPS.map((step, index) => [step, status(index)])),
    updatedAt: '2026-11-19T12:00:00.000Z',
  };
}

/** What the server answers of a registered endorsement in a status. */
export async function endorsementAt(Status: number, more: object = {}) {
  const [entry] = catalogue.changes!;
  const { definition } = await products[entry!.wizard]!();
  return {
    ...(await quoteAt(Status)),
    Identifier: END.identifier,
    QuoteType: entry!.code,
    Product: { Name: entry!.name, Wizard: entry!.wizard },
    Definition: definition.hash,
    Answers: filled,
    ...more,
  };
}
