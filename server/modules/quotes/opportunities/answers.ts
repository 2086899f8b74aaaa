import type { Registered } from '../../../../contract/quotes';
import type { Opportunity } from './repository';

export function opportunityAnswer({ identifier }: Opportunity): Registered {
  return {
    Title: 'Recebemos sua solicitação',
    Message: 'O executivo responsável entrará em contato o mais breve possível.',
    Identifier: identifier,
  };
}
