import {
  BadgeCheck,
  CalendarClock,
  ClipboardCheck,
  FilePen,
  FileSignature,
  ReceiptText,
  type LucideIcon,
} from 'lucide-react';
import type { DueItem, DueKind, DueList, DueWhen } from '../../../contract/deskDay';
import { STATUS } from '../../../contract/statuses/quote';
import { dateText, moneyText, momentText, timeText } from '../../../engine/values';
import { awayText } from '../desk/absences/awayText';
import { deadlineText } from '../desk/list/waitText';
import { paths } from '../../shared/paths';
import { allOf } from '../../shared/table/listAddress';
import { Row, Way } from './rows';

interface KindWords {
  readonly icon: LucideIcon;
  readonly verb: string;
  readonly to: (identifier: string) => string;
  readonly due: (end: string, when: DueWhen) => string;
}

const ofRequest = { to: (identifier: string) => paths.deskRequest(identifier) };

const answerBy: Readonly<Record<DueWhen, (end: string) => string>> = {
  late: (end) => `atrasada desde ${end}`,
  today: (end) => `responder hoje até ${end}`,
  next: (end) => `responder até ${end}`,
  later: (end) => `responder até ${end}`,
};

const kinds: Readonly<Record<DueKind, KindWords>> = {
  answer: {
    ...ofRequest,
    icon: ClipboardCheck,
    verb: 'Decidir',
    due: (end, when) => answerBy[when](end),
  },
  correction: {
    ...ofRequest,
    icon: FilePen,
    verb: 'Ver correção',
    due: (end) => `o cliente corrige até ${end}`,
  },
  proposal: {
    ...ofRequest,
    icon: FileSignature,
    verb: 'Ver proposta',
    due: (end) => `proposta espera o aceite do cliente até ${end}`,
  },
  offer: {
    ...ofRequest,
    icon: BadgeCheck,
    verb: 'Ver oferta',
    due: (end) => `oferta espera o cliente até ${end}`,
  },
  policy: {
    to: paths.policy,
    icon: CalendarClock,
    verb: 'Ver apólice',
    due: (end) => `a vigência termina em ${end}`,
  },
  billet: {
    to: paths.policy,
    icon: ReceiptText,
    verb: 'Ver cobrança',
    due: (end) => `boleto vencido em ${end}`,
  },
};

const requestsOf = (status: number) => `${paths.desk}?${new URLSearchParams({ situacao: String(status) })}`;

export const moreOf: Readonly<Record<DueKind, { nouns: readonly [string, string]; to?: string }>> = {
  answer: { nouns: ['solicitação', 'solicitações'], to: allOf(paths.desk) },
  correction: { nouns: ['correção', 'correções'], to: requestsOf(STATUS.analysing) },
  proposal: { nouns: ['proposta', 'propostas'], to: requestsOf(STATUS.proposalReady) },
  offer: { nouns: ['oferta', 'ofertas'], to: requestsOf(STATUS.paymentReady) },
  policy: { nouns: ['apólice que termina', 'apólices que terminam'], to: paths.opportunities },
  billet: { nouns: ['boleto vencido', 'boletos vencidos'] },
};

export function DueRow({ list: { Kind, When }, item }: { list: DueList; item: DueItem }) {
  const { icon, verb, to } = kinds[Kind];
  const { Identifier, ProductName } = item;
  return (
    <Row
      icon={icon}
      title={`${ProductName} ${Identifier}`}
      text={factsOf(item, Kind, When)}
      action={
        <Way to={to(Identifier)}>
          {verb}
          <span className="ui-hidden"> {Identifier}</span>
        </Way>
      }
    />
  );
}

function factsOf(item: DueItem, kind: DueKind, when: DueWhen): string {
  const { HolderName, Deadline, HeldBy, Billet } = item;
  const facts = [
    HolderName,
    // Once the legal deadline has passed, nothing else is shown.
    !Deadline?.IsOver && kinds[kind].due(endText(item, when), when),
    Billet && `${moneyText(Billet.Amount)}, parcela ${Billet.Installment} de ${Billet.Installments}`,
    Deadline && deadlineText(Deadline),
    HeldBy && `com ${HeldBy.IsMe ? 'você' : HeldBy.Name}`,
    HeldBy?.Away && awayText(HeldBy.Away),
  ];
  return facts.filter(Boolean).join(' · ');
}

function endText({ DueOn, DueAt }: DueItem, when: DueWhen): string {
  if (DueAt === null) return dateText(DueOn);
  return when === 'today' ? timeText(DueAt) : momentText(DueAt);
}
