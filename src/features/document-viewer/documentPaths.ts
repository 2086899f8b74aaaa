export const documentPaths = [
  'cotacao/:id/minuta',
  'cotacao/:id/comprovante',
  'cotacao/:id/proposta',
  'endosso/:id/comprovante',
  'apolices/:id/documento',
  'boleto/:id',
  'boleto-all/:id',
] as const;

export type DocumentPath = (typeof documentPaths)[number];
