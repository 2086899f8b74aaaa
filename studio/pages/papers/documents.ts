import type { PreviewedDocument } from '../../contract/documentPreview';

export const DOCUMENTS = [
  { value: 'comprovante', label: 'Comprovante de solicitação' },
  { value: 'minuta', label: 'Minuta' },
  { value: 'proposta', label: 'Proposta' },
] as const satisfies readonly { value: PreviewedDocument; label: string }[];

export const documentLabel = (document: PreviewedDocument) =>
  DOCUMENTS.find(({ value }) => value === document)!.label;
