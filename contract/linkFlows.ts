/** The wizards that an executive may open for a client, as their routes are called. */
export const LINK_FLOWS = ['cotacao', 'endossos'] as const;
export type LinkFlow = (typeof LINK_FLOWS)[number];

/** What any link may be for: a wizard, or one correction of a request. */
export const ANY_FLOWS = [...LINK_FLOWS, 'correcao'] as const;
export type AnyFlow = (typeof ANY_FLOWS)[number];

export const flowLabels: Readonly<Record<AnyFlow, string>> = {
  cotacao: 'Solicitação de apólice',
  endossos: 'Solicitação de endosso',
  correcao: 'Correção de solicitação',
};

/** The choice of them, as the form of a new link shows it and the server knows it. */
export const openFlows = LINK_FLOWS.map((flow) => ({ value: flow, label: flowLabels[flow] }));
