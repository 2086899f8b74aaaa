import { createContext, useContext } from 'react';
import { executivePath } from '../auth/executiveLink';
import { paths } from '../paths';

/** Which way a request is made: by the customer, or by an executive on a link. */
export interface Flow {
  readonly executive: boolean;
  readonly selection: string;
  readonly confirmation: string;
  wizard(route: string): string;
}

const customer: Flow = {
  executive: false,
  selection: paths.request,
  confirmation: paths.confirmation,
  wizard: paths.wizard,
};

export function executiveFlow(token: string): Flow {
  return {
    executive: true,
    selection: executivePath('', token),
    confirmation: executivePath('confirmacao', token),
    wizard: (route) => executivePath(route, token),
  };
}

export const FlowContext = createContext<Flow>(customer);

export const useFlow = () => useContext(FlowContext);
