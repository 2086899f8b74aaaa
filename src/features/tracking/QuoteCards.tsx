import { chakra } from '@chakra-ui/react';
import type { FoundQuote } from '../../../contract/search';
import { QuoteCard } from './QuoteCard';

export function QuoteCards({ quotes }: { quotes: readonly FoundQuote[] }) {
  return (
    <chakra.ul display="grid" gap="3">
      {quotes.map((quote) => (
        <QuoteCard key={quote.Identifier} quote={quote} />
      ))}
    </chakra.ul>
  );
}
