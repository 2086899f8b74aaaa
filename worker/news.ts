/** What the worker shows of a piece of news that came while the portal was closed. */
interface Shown {
  readonly title: string;
  readonly body: string;
  /** The same news shown twice stands once. */
  readonly tag: string;
  readonly leadsTo: string;
}

interface Kind {
  readonly title: string;
  readonly leadsTo: (data: string) => string;
}

/** What stands before the rest of the words. */
const numberIn = (data: string) => data.split(' · ')[0]!;

/** As in the bell, whose table needs the portal's addresses and products: a test holds that both read the same. */
const kinds: Readonly<Record<string, Kind>> = {
  NewInsurancePolicy: { title: 'Nova Apólice', leadsTo: (data) => `/apolices/${encodeURIComponent(data)}` },
  IssuedEndorsement: {
    title: 'Endosso Emitido',
    leadsTo: (data) => `/endossos/${encodeURIComponent(data)}/status`,
  },
  UndoneEndorsement: {
    title: 'Endosso Cancelado',
    leadsTo: (data) => `/endossos/${encodeURIComponent(data)}/status`,
  },
  NewOpportunity: {
    title: 'Nova Oportunidade',
    leadsTo: (data) => `/executivo/solicitacoes/${encodeURIComponent(data)}/dados-gerais`,
  },
  BilletDue: { title: 'Aviso de Boleto', leadsTo: () => '/financeiro?ver=tudo' },
  DraftExpiring: { title: 'Rascunho a Expirar', leadsTo: () => '/rascunhos' },
  PolicyEnding: {
    title: 'Vigência a Terminar',
    leadsTo: (data) => `/apolices/${encodeURIComponent(numberIn(data))}`,
  },
  ConstantEnding: { title: 'Valor a Renovar', leadsTo: () => '/produtos' },
  PremiumProposed: {
    title: 'Prêmio a Confirmar',
    leadsTo: (data) => `/executivo/solicitacoes/${encodeURIComponent(data)}/dados-gerais`,
  },
  StandingIn: { title: 'Ausência na Mesa', leadsTo: () => '/executivo/ausencias' },
  AnswerDue: {
    title: 'Prazo de Resposta',
    leadsTo: (data) => `/executivo/solicitacoes/${encodeURIComponent(numberIn(data))}/dados-gerais`,
  },
  NewPolicyImport: {
    title: 'Importação a Validar',
    leadsTo: (data) => `/executivo/importacoes/${encodeURIComponent(data)}`,
  },
  RefusedPolicyImport: { title: 'Importação Recusada', leadsTo: () => '/importacao-de-apolices' },
  NewInterest: {
    title: 'Interesse em Renovação',
    leadsTo: (data) => `/apolices/${encodeURIComponent(data)}`,
  },
  CorrectionAsked: {
    title: 'Correção Solicitada',
    leadsTo: (data) => `/cotacao/${encodeURIComponent(data)}/correcao`,
  },
  CorrectionReceived: {
    title: 'Correção Recebida',
    leadsTo: (data) => `/executivo/solicitacoes/${encodeURIComponent(data)}/dados-gerais`,
  },
  AnsweredComplaint: { title: 'Manifestação Respondida', leadsTo: () => '/reclamacoes-sugestoes' },
  ReadyProposal: {
    title: 'Proposta Pronta',
    leadsTo: (data) => `/cotacao/${encodeURIComponent(data)}/status`,
  },
};

interface Payload {
  readonly data?: { readonly notificationType?: string; readonly data?: string };
}

/** Nothing for a kind that this worker does not know. */
export function newsOf(payload: unknown): Shown | undefined {
  const { notificationType = '', data = '' } = (payload as Payload | undefined)?.data ?? {};
  const kind = Object.hasOwn(kinds, notificationType) ? kinds[notificationType] : undefined;
  if (!kind) return undefined;
  return { title: kind.title, body: data, tag: `${notificationType} ${data}`, leadsTo: kind.leadsTo(data) };
}
