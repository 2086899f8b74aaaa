/** A kind of document: where its viewer is, where it comes from, and where one goes back to. */
export interface DocumentKind {
  /** The viewer's address; `:id` names what is shown. */
  readonly path: string;
  /** Said until the document brings its own title. */
  readonly title: string;
  /** The call that gives the PDF as base64. */
  readonly source: (id: string) => string;
  /** What it belongs to: a request, all of them, or the billing. */
  readonly back: 'request' | 'requests' | 'billing';
}

const query = (call: string, name: string, id: string) =>
  `${call}?${name}=${encodeURIComponent(id)}&base64=true`;

/** The document viewers of specification 1 §2, and the proposal's. */
export const documentKinds: readonly DocumentKind[] = [
  {
    path: 'cotacao/:id/minuta',
    title: 'Minuta',
    source: (id) => query('/quote/draft/document', 'codigo', id),
    back: 'request',
  },
  {
    path: 'cotacao/:id/comprovante',
    title: 'Comprovante de solicitação',
    source: (id) => `/quotes/export/pdf/${encodeURIComponent(id)}?base64=true`,
    back: 'request',
  },
  {
    path: 'cotacao/:id/proposta',
    title: 'Proposta',
    source: (id) => query('/quote/proposal/document', 'codigo', id),
    back: 'request',
  },
  {
    path: 'endosso/:id/comprovante',
    title: 'Comprovante de endosso',
    source: (id) => `/InsurancePolicy/endorsement/pdf/${encodeURIComponent(id)}?base64=true`,
    back: 'requests',
  },
  {
    path: 'apolices/:id/documento',
    title: 'Apólice',
    source: (id) => query('/InsurancePolicy/Document', 'codigo', id),
    back: 'billing',
  },
  {
    path: 'boleto/:id',
    title: 'Boleto',
    source: (id) => query('/InsurancePolicy/invoices/document', 'billingId', id),
    back: 'billing',
  },
  {
    path: 'boleto-all/:id',
    title: 'Boletos',
    source: (id) => query('/financial/billet/download/all', 'documentNumber', id),
    back: 'billing',
  },
];
