import type { DocumentPath } from './documentPaths';

export interface DocumentKind {
  readonly title: string;
  /** The call that gives the PDF as base64. */
  readonly source: (id: string) => string;
  readonly back: 'request' | 'requests' | 'billing';
}

const query = (call: string, name: string, id: string) =>
  `${call}?${name}=${encodeURIComponent(id)}&base64=true`;

export const documentKinds: Readonly<Record<DocumentPath, DocumentKind>> = {
  'cotacao/:id/minuta': {
    title: 'Minuta',
    source: (id) => query('/quote/draft/document', 'codigo', id),
    back: 'request',
  },
  'cotacao/:id/comprovante': {
    title: 'Comprovante de solicitação',
    source: (id) => `/quotes/export/pdf/${encodeURIComponent(id)}?base64=true`,
    back: 'request',
  },
  'cotacao/:id/proposta': {
    title: 'Proposta',
    source: (id) => query('/quote/proposal/document', 'codigo', id),
    back: 'request',
  },
  'endosso/:id/comprovante': {
    title: 'Comprovante de endosso',
    source: (id) => `/InsurancePolicy/endorsement/pdf/${encodeURIComponent(id)}?base64=true`,
    back: 'requests',
  },
  'apolices/:id/documento': {
    title: 'Apólice',
    source: (id) => query('/InsurancePolicy/Document', 'codigo', id),
    back: 'billing',
  },
  'boleto/:id': {
    title: 'Boleto',
    source: (id) => query('/InsurancePolicy/invoices/document', 'billingId', id),
    back: 'billing',
  },
  'boleto-all/:id': {
    title: 'Boletos',
    source: (id) => query('/financial/billet/download/all', 'documentNumber', id),
    back: 'billing',
  },
};
