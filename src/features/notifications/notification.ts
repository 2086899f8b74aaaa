import type { Notification, NotificationType } from '../../../contract/notifications';
import { paths } from '../../shared/paths';
import { allOf } from '../../shared/table/listAddress';
import { statusPage } from '../../shared/requests/places';

interface Kind {
  title: string;
  leadsTo: (data: string) => string;
}

const numberIn = (data: string) => data.split(' · ')[0]!;

const kinds: Readonly<Record<NotificationType, Kind>> = {
  NewInsurancePolicy: { title: 'Nova Apólice', leadsTo: paths.policy },
  IssuedEndorsement: { title: 'Endosso Emitido', leadsTo: paths.endorsementStatus },
  UndoneEndorsement: { title: 'Endosso Cancelado', leadsTo: paths.endorsementStatus },
  NewOpportunity: {
    title: 'Nova Oportunidade',
    leadsTo: (identifier) => paths.deskRequest(identifier, 'dados-gerais'),
  },
  AnsweredComplaint: { title: 'Manifestação Respondida', leadsTo: () => paths.complaints },
  BilletDue: { title: 'Aviso de Boleto', leadsTo: () => allOf(paths.billing) },
  DraftExpiring: { title: 'Rascunho a Expirar', leadsTo: () => paths.drafts },
  PolicyEnding: { title: 'Vigência a Terminar', leadsTo: (data) => paths.policy(numberIn(data)) },
  ConstantEnding: { title: 'Valor a Renovar', leadsTo: () => paths.definitions },
  PremiumProposed: {
    title: 'Prêmio a Confirmar',
    leadsTo: (identifier) => paths.deskRequest(identifier, 'dados-gerais'),
  },
  StandingIn: { title: 'Ausência na Mesa', leadsTo: () => paths.deskAbsences },
  AnswerDue: {
    title: 'Prazo de Resposta',
    leadsTo: (data) => paths.deskRequest(numberIn(data), 'dados-gerais'),
  },
  NewPolicyImport: { title: 'Importação a Validar', leadsTo: paths.deskImport },
  RefusedPolicyImport: { title: 'Importação Recusada', leadsTo: () => paths.importPolicies },
  NewInterest: { title: 'Interesse em Renovação', leadsTo: paths.policy },
  CorrectionAsked: { title: 'Correção Solicitada', leadsTo: paths.correction },
  CorrectionReceived: {
    title: 'Correção Recebida',
    leadsTo: (identifier) => paths.deskRequest(identifier, 'dados-gerais'),
  },
  ReadyProposal: { title: 'Proposta Pronta', leadsTo: statusPage },
};

const isKnown = (type: string): type is NotificationType => Object.hasOwn(kinds, type);

/** Undefined for a kind that this portal does not know yet. */
export function describeNotification({ notificationType, data }: Notification) {
  const kind = isKnown(notificationType) ? kinds[notificationType] : undefined;
  return kind && { title: kind.title, to: kind.leadsTo(data) };
}
