import type { Registered } from '../../../../contract/quotes';
import type { Opportunity } from './repository';

/** What a lead is answered with: the shape of a registration, and nothing to follow. */
export function opportunityAnswer({ identifier }: Opportunity): Registered {
  return {
    Title: 'Recebemos sua solicitação',
    Message: 'O executivo responsável entrará em contato o mais breve possível.',
    Identifier: identifier,
  };
}
