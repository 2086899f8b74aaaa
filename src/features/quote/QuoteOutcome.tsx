import { moneyText } from '../../../engine/expression/decimal-text';
import { Alert, Card, SummaryItems } from '../../../renderers/ui';
import type { Quote, QuotePremium } from './quote';
import { STATUS, statusWords } from './status';

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });
const dateOf = (instant: string) => day.format(new Date(instant));

/** Specification 2 §8, to the letter. */
const DENIED =
  'Prezado cliente, após análise técnica e politicas de subscrição da seguradora, não será possível prosseguir com a emissão desta solicitação. Para mais detalhes, entre em contato com seu executivo comercial.';

/** What came of a request: its status in words, and the premium or the refusal. */
export function QuoteOutcome({ quote }: { quote: Quote }) {
  const { label, tone } = statusWords(quote.Status);
  return (
    <>
      <Alert tone={tone} title={label} live>
        <p>{explanation(quote)}</p>
        {quote.QuoteDenied && (
          <>
            <p>Motivo: {quote.QuoteDenied.Reason}</p>
            <p>Negada em {dateOf(quote.QuoteDenied.DeniedAt)}.</p>
          </>
        )}
      </Alert>
      {quote.Quote && isOffered(quote.Status) && <Premium premium={quote.Quote} />}
    </>
  );
}

/** A premium that a person still looks at, or that was refused, is no offer. */
function isOffered(status: number): boolean {
  return status !== STATUS.analysing && status !== STATUS.denied;
}

function explanation(quote: Quote): string {
  if (quote.Status === STATUS.denied) return DENIED;
  if (quote.Status === STATUS.analysing) {
    return 'Sua solicitação está em análise. Esta página se atualiza quando houver uma resposta.';
  }
  if (quote.Status === STATUS.paymentReady) {
    return 'Sua cotação foi aprovada. Para seguir com a emissão, fale com seu executivo comercial.';
  }
  return '';
}

function Premium({ premium }: { premium: QuotePremium }) {
  const items = [
    { term: 'Prêmio total', description: moneyText(premium.GrossPremium) },
    { term: 'Prêmio líquido', description: moneyText(premium.CommercialPremium) },
    { term: 'IOF', description: moneyText(premium.IOF) },
    { term: 'Parcelas', description: `até ${premium.MaxInstallments}x` },
    { term: 'Seguradora', description: premium.InsurerName },
    { term: 'Válida até', description: dateOf(premium.ExpiredAt) },
  ];
  return (
    <Card as="section" aria-labelledby="premium-title">
      <h2 id="premium-title" className="page-heading">
        Sua cotação
      </h2>
      <SummaryItems items={items} />
    </Card>
  );
}
