export const LINK_FLOWS = ['cotacao', 'endossos'] as const;
export type LinkFlow = (typeof LINK_FLOWS)[number];

export const ANY_FLOWS = [...LINK_FLOWS, 'correcao'] as const;
export type AnyFlow = (typeof ANY_FLOWS)[number];

export const flowLabels: Readonly<Record<AnyFlow, string>> = {
  cotacao: 'Solicitação de apólice',
  endossos: 'Solicitação de endosso',
  correcao: 'Correção de solicitação',
};

export const openFlows = LINK_FLOWS.map((flow) => ({ value: flow, label: flowLabels[flow] }));
