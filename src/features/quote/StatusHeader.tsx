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

/** Which picture says how a request stands. */
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

/** Id of the heading, which takes focus where a page comes back to it. */
export const STATUS_HEADING = 'quote-status';

/** The desk waits for its customer, whatever the status is called. */
const CORRECTION = {
  heading: 'Sua vez: corrija o que foi pedido',
  text: 'A análise continua assim que você enviar a correção.',
};

/** An issued endorsement that was never paid, and counts no more. */
const UNDONE = {
  label: 'Endosso Cancelado',
  tone: 'danger',
  heading: 'Seu endosso foi cancelado',
  text: 'A apólice continua como era antes dele.',
} as const;

const isUndone = ({ Endorsement }: Quote) => Boolean(Endorsement?.Issued?.Undone);

/** What a request has come to, in words. */
function wordsOf(quote: Quote) {
  if (isUndone(quote)) return UNDONE;
  const { Status, Identifier, Correction } = quote;
  const words = statusWords(Status, isChange(Identifier));
  return Correction ? { ...words, ...CORRECTION } : words;
}

/** What has become of a request: its status as a badge, in words, and the dates and reasons that belong to it. */
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
