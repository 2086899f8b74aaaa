import {
  BadgeCheck,
  CalendarClock,
  FileClock,
  FileSignature,
  ReceiptText,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DraftEntry } from '../../../contract/drafts';
import type { NeedsYou, WaitingBillet, WaitingRequest } from '../../../contract/home';
import { STATUS } from '../../../contract/statuses/quote';
import { dateText } from '../../../engine/values/dateText';
import { dayText } from '../../../engine/values/instant';
import { decimalText } from '../../../engine/values/decimalText';
import { moneyText } from '../../../engine/values/money';
import { Alert, Badge, Button, Card, LinkButton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { wizardById } from '../../shared/products/entries';
import type { WizardState } from '../../shared/requests/navigation';
import { draftFacts, draftTitle } from '../../shared/requests/draftWords';
import { formPage, statusPage } from '../../shared/requests/places';
import { TextLink } from '../../shared/ui/TextLink';
import { unpaidBillets } from '../billing/filters';
import { requestsOf } from '../tracking/trackingFilter';
import { useNeedsYou } from './api';
import { countOf } from './countOf';
import styles from './home.module.css';

/** What waits for the person, the most urgent first; nothing while nothing waits. */
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
        {!isNatural && <Requests waiting={waiting} />}
        <Expiring {...waiting.Expiring} />
        {!isNatural && <Drafts {...waiting.Drafts} />}
      </ul>
    </Card>
  );
}

function Requests({ waiting: { Offers, Proposals } }: { waiting: NeedsYou }) {
  return (
    <>
      {Proposals.Items.map((proposal) => (
        <RequestRow key={proposal.Identifier} request={proposal} icon={FileSignature} verb="Ler e aceitar" />
      ))}
      <More of={Proposals} nouns={['proposta', 'propostas']} to={requestsOf(STATUS.proposalReady)} />
      {Offers.Items.map((offer) => (
        <RequestRow key={offer.Identifier} request={offer} icon={BadgeCheck} verb="Emitir" />
      ))}
      <More of={Offers} nouns={['cotação', 'cotações']} to={requestsOf(STATUS.paymentReady)} />
    </>
  );
}

interface RowProps {
  icon: LucideIcon;
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
}

function Row({ icon: Icon, title, text, action }: RowProps) {
  return (
    <li className={styles.row}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.strong}>{title}</p>
        <p className={`${styles.muted} ui-figures`}>{text}</p>
      </div>
      {action}
    </li>
  );
}

const Way = ({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) => (
  <LinkButton asChild kind="secondary" size="sm">
    <Link to={to} state={state}>
      {children}
    </Link>
  </LinkButton>
);

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

function RequestRow({ request, icon, verb }: { request: WaitingRequest; icon: LucideIcon; verb: string }) {
  const { Identifier, ProductName, InsuredName, GrossPremium, ExpiresAt } = request;
  const facts = [
    InsuredName,
    GrossPremium === null ? null : moneyText(GrossPremium),
    `válida até ${dayText(ExpiresAt)}`,
  ];
  return (
    <Row
      icon={icon}
      title={`${ProductName} ${Identifier}`}
      text={facts.filter(Boolean).join(' · ')}
      action={
        <Way to={statusPage(Identifier)}>
          {verb}
          <span className="ui-hidden"> {Identifier}</span>
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
  return (
    <Row
      icon={FileClock}
      title={title}
      text={draftFacts(draft)}
      action={
        <Way to={formPage(wizard)} state={{ resume: draft.Key } satisfies WizardState}>
          Retomar<span className="ui-hidden"> {title}</span>
        </Way>
      }
    />
  );
}

/** What is not named one by one. */
function More({
  of,
  nouns: [one, many],
  to,
}: {
  of: { Total: number; Items: readonly unknown[] };
  nouns: readonly [one: string, many: string];
  to: string;
}) {
  const more = of.Total - of.Items.length;
  if (more <= 0) return null;
  return (
    <li className={styles.more}>
      <TextLink asChild>
        <Link to={to}>
          Ver mais {decimalText(more, 0)} {more === 1 ? one : many}
        </Link>
      </TextLink>
    </li>
  );
}

/** A part of home that did not load; the others stand. */
export function Failed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Alert tone="danger" title={`Não foi possível carregar ${what}`}>
      <Button kind="secondary" size="sm" mt="2" onClick={onRetry}>
        Tentar novamente<span className="ui-hidden">: {what}</span>
      </Button>
    </Alert>
  );
}
