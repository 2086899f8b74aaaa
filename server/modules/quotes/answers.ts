import type { Registered } from '../../../contract/quotes';
import type { QuoteRow } from '../../db/schema';

export function registrationAnswer({ identifier }: QuoteRow): Registered {
  return {
    Title: 'Recebemos sua solicitação',
    Message: 'Em breve ela aparecerá em Status da Solicitação.',
    Identifier: identifier,
  };
}
