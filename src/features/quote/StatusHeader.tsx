import {
  BadgeCheck,
  CalendarX2,
  CircleX,
  FileCheck2,
  FileClock,
  FileText,
  Hourglass,
  ShieldCheck,
} from 'lucide-react';
import { Badge, Card, SummaryItems } from '../../../renderers/ui';
import type { Quote } from '../../../contract/quotes';
import {
  isAnalysed,
  isAwaited,
  isDenied,
  isIssued,
  isOver,
  isProposal,
  isRegistered,
} from '../../../contract/statuses/quote';
import { statusFacts } from './statusFacts';
import { isChange } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';
import styles from './quote.module.css';
import pageStyles from '../../shared/ui/page.module.css';

const icons = {
  unknown: FileText,
  refused: CircleX,
  over: CalendarX2,
  analysed: Hourglass,
  awaited: FileClock,
  issued: ShieldCheck,
  proposed: FileCheck2,
  offered: BadgeCheck,
};

function pictureOf(quote: Quote): keyof typeof icons {
  const { Status } = quote;
  if (!isRegistered(Status)) return 'unknown';
  if (isUndone(quote) || isDenied(Status)) return 'refused';
  if (isOver(Status)) return 'over';
  if (isAnalysed(Status)) return 'analysed';
  if (isAwaited(Status)) return 'awaited';
  if (isIssued(Status)) return 'issued';
  return isProposal(Status) ? 'proposed' : 'offered';
}

export const STATUS_HEADING = 'quote-status';

/** Overrides the status while a correction is open. */
const CORRECTION = {
  heading: 'Sua vez: corrija o que foi pedido',
  text: 'A análise continua assim que você enviar a correção.',
};

const UNDONE = {
  label: 'Endosso Cancelado',
  tone: 'danger',
  heading: 'Seu endosso foi cancelado',
  text: 'A apólice continua como era antes dele.',
} as const;

const isUndone = ({ Endorsement }: Quote) => Boolean(Endorsement?.Issued?.Undone);

function wordsOf(quote: Quote) {
  if (isUndone(quote)) return UNDONE;
  const { Status, Identifier, Correction } = quote;
  const words = statusWords(Status, isChange(Identifier));
  return Correction ? { ...words, ...CORRECTION } : words;
}

export function StatusHeader({ quote }: { quote: Quote }) {
  const { label, tone, heading, text } = wordsOf(quote);
  const Icon = icons[pictureOf(quote)];
  const facts = statusFacts(quote);
  const hasEnded = quote.Quote?.ValidityEnded !== undefined;
  return (
    <Card as="section" aria-labelledby={STATUS_HEADING} className={styles.status} data-tone={tone}>
      <span className={styles.statusIcon}>
        <Icon size={28} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={styles.statusText} aria-live="polite">
        <Badge tone={tone}>{label}</Badge>
        <h2 id={STATUS_HEADING} className={pageStyles.heading} tabIndex={-1}>
          {heading}
        </h2>
        {text && !hasEnded && <p>{text}</p>}
        {facts.length > 0 && <SummaryItems items={facts} />}
      </div>
    </Card>
  );
}
