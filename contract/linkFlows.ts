/** The wizards that an executive may open for a client, as their routes are called. */
export const LINK_FLOWS = ['cotacao', 'endossos'] as const;
export type LinkFlow = (typeof LINK_FLOWS)[number];

export const flowLabels: Readonly<Record<LinkFlow, string>> = {
  cotacao: 'Solicitação de apólice',
  endossos: 'Solicitação de endosso',
};

/** The choice of them, as the form of a new link shows it and the server knows it. */
export const openFlows = LINK_FLOWS.map((flow) => ({ value: flow, label: flowLabels[flow] }));
