import type { LinkFlow } from '../../../contract/linkFlows';
import { createContext, useContext } from 'react';
import { executivePath } from '../auth/executiveLink';
import { paths } from '../paths';

export interface Flow {
  readonly executive: boolean;
  readonly title: string;
  /** What is said where a request could not be registered (specification 2 §8, 3 §8). */
  readonly failure: string;
  readonly selection: string;
  readonly confirmation: string;
  wizard(route: string): string;
}

const words = {
  cotacao: { title: 'Solicitação de Apólice', failure: 'Algo deu errado ao solicitar apólice.' },
  endossos: {
    title: 'Solicitação de Endosso',
    failure: 'Algo deu errado com sua solicitação. Verifique os dados e tente novamente.',
  },
} as const satisfies Record<LinkFlow, object>;

const customer: Flow = {
  ...words.cotacao,
  executive: false,
  selection: paths.request,
  confirmation: paths.confirmation,
  wizard: paths.wizard,
};

export const changeFlow: Flow = {
  ...words.endossos,
  executive: false,
  selection: paths.endorsements,
  confirmation: paths.endorsementConfirmation,
  wizard: () => paths.endorsements,
};

export function executiveFlow(flow: LinkFlow, token: string): Flow {
  return {
    ...words[flow],
    executive: true,
    selection: executivePath(flow, '', token),
    confirmation: executivePath(flow, 'confirmacao', token),
    wizard: (route) => executivePath(flow, route, token),
  };
}

export const FlowContext = createContext<Flow>(customer);

export const useFlow = () => useContext(FlowContext);
