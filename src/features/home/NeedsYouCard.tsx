import { CalendarClock, FileClock, ReceiptText } from 'lucide-react';
import type { DraftEntry } from '../../../contract/drafts';
import type { NeedsYou, WaitingBillet } from '../../../contract/home';
import { dateText, decimalText, moneyText } from '../../../engine/values';
import { Badge, Card } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { wizardById } from '../../shared/products/entries';
import type { WizardState } from '../../shared/requests/navigation';
import { draftFacts, draftTitle, expiryText } from '../../shared/requests/draftWords';
import { formPage } from '../../shared/requests/places';
import { useNeedsYou } from './api';
import { countOf } from './countOf';
import { Failed } from './Failed';
import { unpaidBillets } from './lists';
import { More, Row, Way } from './rows';
import { WaitingRequests } from './WaitingRequests';
import styles from './home.module.css';

export function NeedsYouCard({ email, isNatural }: { email: string; isNatural: boolean }) {
  const { data, error, mutate } = useNeedsYou(email);
  const waiting = data?.NeedsYou;
  if (error && !data) return <Failed what="o que precisa de você" onRetry={() => void mutate()} />;
  if (!waiting || countOf(waiting, isNatural) === 0) return null;
  return (
    <Card as="section" aria-labelledby="needs-you">
      <h2 id="needs-you" className={styles.title}>
        Precisa de você
      </h2>
      <ul>
        {waiting.Billets.Items.map((billet) => (
          <BilletRow key={billet.BillingId} billet={billet} />
        ))}
        <More of={waiting.Billets} nouns={['boleto', 'boletos']} to={unpaidBillets(waiting.Billets.Until)} />
        {!isNatural && <WaitingRequests waiting={waiting} />}
        <Expiring {...waiting.Expiring} />
        {!isNatural && <Drafts {...waiting.Drafts} />}
      </ul>
    </Card>
  );
}

function dueText({ DueDate, IsOverdue, IsDueToday }: WaitingBillet): string {
  if (IsDueToday) return 'Vence hoje';
  return `${IsOverdue ? 'Vencido' : 'A vencer'} em ${dateText(DueDate)}`;
}

function BilletRow({ billet }: { billet: WaitingBillet }) {
  const { BillingId, PolicyNumber, Installment, Installments, Amount, IsOverdue } = billet;
  return (
    <Row
      icon={ReceiptText}
      title={
        <>
          Boleto de {moneyText(Amount)}{' '}
          <Badge tone={IsOverdue ? 'danger' : 'warning'}>{dueText(billet)}</Badge>
        </>
      }
      text={`Parcela ${Installment} de ${Installments} da apólice ${PolicyNumber}`}
      action={
        <Way
          to={IsOverdue ? paths.billing : paths.billet(BillingId)}
          state={IsOverdue ? { status: 'Expired' } : undefined}
        >
          {IsOverdue ? 'Ver pendência' : 'Abrir boleto'}
          <span className="ui-hidden">
            {' '}
            da parcela {Installment} da apólice {PolicyNumber}
          </span>
        </Way>
      }
    />
  );
}

function Expiring({ In30, In60, In90 }: NeedsYou['Expiring']) {
  const total = In30 + In60 + In90;
  if (total === 0) return null;
  const parts = [
    In30 > 0 && `${decimalText(In30, 0)} em até 30 dias`,
    In60 > 0 && `${decimalText(In60, 0)} de 31 a 60 dias`,
    In90 > 0 && `${decimalText(In90, 0)} de 61 a 90 dias`,
  ];
  return (
    <Row
      icon={CalendarClock}
      title={
        total === 1
          ? '1 apólice termina em até 90 dias'
          : `${decimalText(total, 0)} apólices terminam em até 90 dias`
      }
      text={parts.filter(Boolean).join(' · ')}
      action={<Way to={paths.opportunities}>Ver o que vence</Way>}
    />
  );
}

function Drafts(drafts: NeedsYou['Drafts']) {
  return (
    <>
      {drafts.Items.map((draft) => (
        <DraftRow key={draft.Key} draft={draft} />
      ))}
      <More of={drafts} nouns={['rascunho', 'rascunhos']} to={paths.drafts} />
    </>
  );
}

function DraftRow({ draft }: { draft: DraftEntry }) {
  const wizard = wizardById(draft.Product);
  if (!wizard) return null;
  const title = draftTitle(draft);
  const expiry = expiryText(draft);
  return (
    <Row
      icon={FileClock}
      title={
        <>
          {title} {expiry && <Badge tone="warning">{expiry}</Badge>}
        </>
      }
      text={draftFacts(draft)}
      action={
        <Way to={formPage(wizard)} state={{ resume: draft.Key } satisfies WizardState}>
          Retomar<span className="ui-hidden"> {title}</span>
        </Way>
      }
    />
  );
}
