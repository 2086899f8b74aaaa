// Shows news that came while the portal was closed. A plain file: it is served as it is, beside the portal's bundle.
const kinds = {
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
    leadsTo: (data) => `/apolices/${encodeURIComponent(data.split(' · ')[0])}`,
  },
  ConstantEnding: { title: 'Valor a Renovar', leadsTo: () => '/produtos' },
  PremiumProposed: {
    title: 'Prêmio a Confirmar',
    leadsTo: (data) => `/executivo/solicitacoes/${encodeURIComponent(data)}/dados-gerais`,
  },
  AnswerDue: {
    title: 'Prazo de Resposta',
    leadsTo: (data) => `/executivo/solicitacoes/${encodeURIComponent(data.split(' · ')[0])}/dados-gerais`,
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

self.addEventListener('push', (event) => {
  const { notificationType, data } = event.data?.json().data ?? {};
  const kind = Object.hasOwn(kinds, notificationType) ? kinds[notificationType] : undefined;
  if (!kind) return;
  const shown = {
    body: data,
    tag: `${notificationType} ${data}`,
    data: kind.leadsTo(data),
    icon: '/favicon.svg',
  };
  event.waitUntil(self.registration.showNotification(kind.title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
