import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { dateText, dayText, maskedTaxId, momentText, moneyText } from '../../../engine/values';
import { Badge, Button } from '../../../renderers/ui';
import { isChange, mayRepeat, requestPage } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';
import { useRepeatRequest } from '../../shared/requests/useRepeatRequest';
import { UNDEFINED } from '../../shared/table/Name';
import type { FoundQuote } from '../../../contract/search';

export function QuoteCard({ quote }: { quote: FoundQuote }) {
  const { label, tone } = statusWords(quote.Status, isChange(quote.Identifier));
  return (
    <Sheet tone={tone}>
      <Head>
        <Title>
          <Link to={requestPage(quote.Identifier)}>
            {quote.ProductName} <span className="ui-figures">{quote.Identifier}</span>
          </Link>
        </Title>
        <Badge tone={tone}>{label}</Badge>
      </Head>
      <Facts>
        <Fact term="Segurado" wide>
          {quote.InsuredName ?? UNDEFINED}
          {quote.InsuredDocument && <Small>{maskedTaxId(quote.InsuredDocument)}</Small>}
        </Fact>
        <Fact term="Tomador" wide>
          {quote.HolderName ?? UNDEFINED}
        </Fact>
        <Fact term="Importância segurada">{money(quote.InsuredAmount)}</Fact>
        <Fact term="Prêmio total">{money(quote.GrossPremium)}</Fact>
        <Fact term="Vigência" wide>
          {validityOf(quote)}
        </Fact>
      </Facts>
      <Head>
        <Small>
          Solicitada em {dayText(quote.CreatedAt)}
          {quote.UpdatedAt !== quote.CreatedAt && ` · atualizada em ${momentText(quote.UpdatedAt)}`}
        </Small>
        {mayRepeat(quote) && <Repeat identifier={quote.Identifier} />}
      </Head>
    </Sheet>
  );
}

/** Above the link that covers the card. */
function Repeat({ identifier }: { identifier: string }) {
  const { busy, repeat } = useRepeatRequest();
  return (
    <Button
      kind="quiet"
      size="sm"
      position="relative"
      zIndex="1"
      busy={busy}
      onClick={() => repeat(identifier)}
    >
      Repetir<span className="ui-hidden"> a solicitação {identifier}</span>
    </Button>
  );
}

const money = (amount: number | null) => (amount === null ? UNDEFINED : moneyText(amount));

function validityOf({ ValidityStart, ValidityEnd }: FoundQuote): string {
  if (!ValidityStart || !ValidityEnd) return UNDEFINED;
  return `${dateText(ValidityStart)} a ${dateText(ValidityEnd)}`;
}

function Fact({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <chakra.div gridColumn={wide ? { base: 'span 2', lg: 'auto' } : undefined} minW="0">
      <chakra.dt fontSize="xs" color="muted">
        {term}
      </chakra.dt>
      <chakra.dd fontSize="sm" overflowWrap="anywhere" className="ui-figures">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

const Sheet = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '3',
    p: '4',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderStartWidth: '4px',
    borderRadius: 'md',
    boxShadow: 'card',
    _hover: { boxShadow: 'raised' },
    '&:focus-within': { boxShadow: 'raised' },
  },
  variants: {
    tone: {
      info: { borderStartColor: 'info.line' },
      success: { borderStartColor: 'success.line' },
      warning: { borderStartColor: 'warning.line' },
      danger: { borderStartColor: 'danger.line' },
    },
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
});

const Title = chakra('h3', {
  base: {
    fontSize: 'md',
    color: 'primary',
    // The link covers the card, so that all of it opens.
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible::after': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '3',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 1fr) minmax(0, 1fr) 8.5rem 7rem 11.5rem',
    },
  },
});

const Small = chakra('span', {
  base: { display: 'block', fontSize: 'xs', color: 'muted', fontVariantNumeric: 'tabular-nums' },
});
